import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  state: { id: 'editor.state.label' },
  menu: { id: 'editor.state.menu' },
  newPage: { id: 'editor.state.new' },
  newNote: { id: 'editor.state.newNote' },
  appears: { id: 'editor.state.appears' },
  appearsShort: { id: 'editor.state.appearsShort' },
  appeared: { id: 'editor.state.appeared' },
  atOnce: { id: 'editor.state.atOnce' },
  expires: { id: 'editor.state.expires' },
  expired: { id: 'editor.state.expired' },
  expiredShort: { id: 'editor.state.expiredShort' },
  never: { id: 'editor.state.never' },
  changeDates: { id: 'editor.state.changeDates' },
  saveDates: { id: 'editor.state.saveDates' },
});
