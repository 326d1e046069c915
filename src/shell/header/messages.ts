import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  tools: { id: 'shell.header.tools' },
  press: { id: 'shell.header.press' },
  sitemap: { id: 'shell.header.sitemap' },
  intranet: { id: 'shell.header.intranet' },
  weather: { id: 'shell.header.weather' },
  signLanguage: { id: 'shell.header.sign-language' },
  easyLanguage: { id: 'shell.header.easy-language' },
  contact: { id: 'shell.header.contact' },
  logout: { id: 'shell.header.logout' },
  search: { id: 'shell.header.search' },
});
