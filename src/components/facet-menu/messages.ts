import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  counted: { id: 'block.facet.counted' },
  filters: { id: 'block.facet.filters' },
  choose: { id: 'block.facet.choose' },
  chosen: { id: 'block.facet.chosen' },
  remove: { id: 'block.facet.remove' },
  reset: { id: 'block.facet.reset' },
});
