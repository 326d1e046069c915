import { defineMessages } from '@/i18n/define-messages';
import type { Choice, Field, JsonField } from '@/forms/schema';

const messages = defineMessages({
  icon: { id: 'editor.structure.icon' },
  title: { id: 'editor.structure.title' },
  german: { id: 'editor.structure.title-de' },
  english: { id: 'editor.structure.title-en' },
  link: { id: 'editor.structure.link' },
  germanLink: { id: 'editor.structure.link-de' },
  englishLink: { id: 'editor.structure.link-en' },
  logo: { id: 'editor.structure.logo' },
  newTab: { id: 'editor.structure.new-tab' },
  menuEntry: { id: 'editor.structure.menu-entry' },
  partner: { id: 'editor.structure.partner' },
  footerLink: { id: 'editor.structure.footer-link' },
});

/** The icons of a menu's entries, by the names that are stored. */
const icons = defineMessages({
  anfahrt: { id: 'editor.structure.icon.anfahrt' },
  ansprechpartner: { id: 'editor.structure.icon.ansprechpartner' },
  az: { id: 'editor.structure.icon.az' },
  downloads: { id: 'editor.structure.icon.downloads' },
  facebook: { id: 'editor.structure.icon.facebook' },
  instagram: { id: 'editor.structure.icon.instagram' },
  lexicon: { id: 'editor.structure.icon.lexicon' },
  lupe: { id: 'editor.structure.icon.lupe' },
  medienspiegel: { id: 'editor.structure.icon.medienspiegel' },
  mitarbeiter: { id: 'editor.structure.icon.mitarbeiter' },
  publikationen: { id: 'editor.structure.icon.publikationen' },
  rss: { id: 'editor.structure.icon.rss' },
  termine: { id: 'editor.structure.icon.termine' },
  twitter: { id: 'editor.structure.icon.twitter' },
  warenkorb: { id: 'editor.structure.icon.warenkorb' },
  youtube: { id: 'editor.structure.icon.youtube' },
});

const iconChoices: Choice[] = Object.entries(icons).map(([value, title]) => ({ value, title }));

type Rows = Pick<Extract<Field, { widget: 'objects' }>, 'item' | 'fields'>;

/** The rows of a JSON field by the name that the CMS gives its editor. */
const rows: Readonly<Record<string, Rows>> = {
  sticky_menu: {
    item: messages.menuEntry,
    fields: {
      title: { widget: 'text', title: messages.title, isRequired: true, maxLength: 500 },
      icon: { widget: 'choice', title: messages.icon, choices: iconChoices },
      href: { widget: 'link', title: messages.link, mode: 'link' },
    },
  },
  logo_rows: {
    item: messages.partner,
    fields: {
      title: { widget: 'text', title: messages.title, isRequired: true, maxLength: 500 },
      logo: { widget: 'link', title: messages.logo, mode: 'image' },
      href: { widget: 'link', title: messages.link, mode: 'link' },
      openLinkInNewTab: { widget: 'boolean', title: messages.newTab },
    },
  },
  link_rows: {
    item: messages.footerLink,
    fields: {
      title: { widget: 'text', title: messages.german, isRequired: true, maxLength: 500 },
      titleEn: { widget: 'text', title: messages.english, maxLength: 500 },
      href: { widget: 'link', title: messages.germanLink, mode: 'link' },
      hrefEn: { widget: 'link', title: messages.englishLink, mode: 'link' },
      openLinkInNewTab: { widget: 'boolean', title: messages.newTab },
    },
  },
};

/** A field of JSON as the list of rows that it holds, where the CMS says of which kind. */
export function structuredField(field: JsonField): Field {
  const { editor = '', widget, ...facts } = field;
  const found = Object.hasOwn(rows, editor) ? rows[editor] : undefined;
  return found
    ? { ...facts, widget: 'objects', ...found }
    : { ...facts, widget, ...(editor !== '' && { editor }) };
}
