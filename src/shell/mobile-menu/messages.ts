import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  open: { id: 'shell.mobile-menu.open' },
  close: { id: 'shell.mobile-menu.close' },
  title: { id: 'shell.mobile-menu.title' },
  section: { id: 'shell.mobile-menu.section' },
  allSections: { id: 'shell.mobile-menu.all-sections' },
  back: { id: 'shell.mobile-menu.back' },
  home: { id: 'shell.breadcrumbs.home' },
  overview: { id: 'shell.mobile-menu.overview' },
  showItems: { id: 'shell.mobile-menu.show-items' },
  failed: { id: 'shell.mobile-menu.failed' },
  sitemap: { id: 'shell.mobile-menu.sitemap' },
  tools: { id: 'shell.mobile-menu.tools' },
});
