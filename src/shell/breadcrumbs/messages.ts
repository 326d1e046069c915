import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  label: { id: 'shell.breadcrumbs.label' },
  contents: { id: 'shell.breadcrumbs.contents' },
  home: { id: 'shell.breadcrumbs.home' },
  search: { id: 'shell.breadcrumbs.search' },
  closeSearch: { id: 'shell.breadcrumbs.close-search' },
});
