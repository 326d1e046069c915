import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  pages: { id: 'editor.block.jofilter.pages' },
  text: { id: 'editor.block.jofilter.text' },
  targetGroup: { id: 'editor.block.jofilter.targetGroup' },
  location: { id: 'editor.block.jofilter.location' },
  categories: { id: 'editor.block.jofilter.categories' },
  fieldOfWork: { id: 'editor.block.jofilter.fieldOfWork' },
  filters: { id: 'editor.block.jofilter.filters' },
  button: { id: 'editor.block.teaserHero.button' },
});
