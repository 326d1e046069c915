import { defineMessages } from '@/i18n/define-messages';

/** What the local search is called, by the kind of place in which it looks. */
export const messages = defineMessages({
  institute: { id: 'shell.local-search.institute' },
  project: { id: 'shell.local-search.project' },
  'special-project': { id: 'shell.local-search.project' },
  blog: { id: 'shell.local-search.blog' },
});
