import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'admin.links-to-item.title' },
  heading: { id: 'admin.links-to-item.heading' },
  inText: { id: 'admin.links-to-item.in-text' },
  related: { id: 'admin.links-to-item.related' },
  other: { id: 'admin.links-to-item.other' },
  name: { id: 'admin.links-to-item.name' },
  type: { id: 'admin.links-to-item.type' },
  state: { id: 'admin.links-to-item.state' },
  links: { id: 'admin.links-to-item.links' },
  inside: { id: 'admin.links-to-item.inside' },
  withheld: { id: 'admin.links-to-item.withheld' },
  unchecked: { id: 'admin.links-to-item.unchecked' },
  none: { id: 'admin.links-to-item.none' },
  back: { id: 'admin.links-to-item.back' },
});
