import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'page.links-to-item.title' },
  heading: { id: 'page.links-to-item.heading' },
  inText: { id: 'page.links-to-item.in-text' },
  related: { id: 'page.links-to-item.related' },
  other: { id: 'page.links-to-item.other' },
  name: { id: 'page.links-to-item.name' },
  type: { id: 'page.links-to-item.type' },
  state: { id: 'page.links-to-item.state' },
  links: { id: 'page.links-to-item.links' },
  inside: { id: 'page.links-to-item.inside' },
  withheld: { id: 'page.links-to-item.withheld' },
  unchecked: { id: 'page.links-to-item.unchecked' },
  none: { id: 'page.links-to-item.none' },
  back: { id: 'page.links-to-item.back' },
});
