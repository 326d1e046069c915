import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.tour.title' },
  step: { id: 'editor.tour.step' },
  announced: { id: 'editor.tour.announced' },
  skip: { id: 'editor.tour.skip' },
  back: { id: 'editor.tour.back' },
  next: { id: 'editor.tour.next' },
  done: { id: 'editor.tour.done' },
  sheet: { id: 'editor.tour.sheet' },
  sheetText: { id: 'editor.tour.sheetText' },
  blocks: { id: 'editor.tour.blocks' },
  blocksText: { id: 'editor.tour.blocksText' },
  fields: { id: 'editor.tour.fields' },
  fieldsText: { id: 'editor.tour.fieldsText' },
  save: { id: 'editor.tour.save' },
  saveText: { id: 'editor.tour.saveText' },
  state: { id: 'editor.tour.state' },
  stateText: { id: 'editor.tour.stateText' },
  keys: { id: 'editor.tour.keys' },
  keysText: { id: 'editor.tour.keysText' },
});
