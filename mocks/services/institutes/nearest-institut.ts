import type { FooterFields, StickyMenuItem } from '@/api/types/division-fields';
import type { Item } from '~mocks/repository/types';
import { isStoredFile, namedImage } from '~mocks/content/serialize/files';
import { serializeField } from '~mocks/content/serialize/fields';
import { mayView, textOf, urlOf } from '~mocks/content/perspective';
import { siteLink } from '~mocks/content/serialize/site-link';
import { scalesOf } from '~mocks/settings/imaging';
import type { Call, Service } from '../shared/call';
import type { Expander } from '../shared/expander';

/** The footer of a part of the institution; the portal's own has these fields too. */
export const footerNames = [
  'footer_header',
  'footer_text',
  'footer_address',
  'footer_button_link',
  'footer_leader',
  'footer_contact_mail',
  'footer_contact_phone',
] as const satisfies readonly (keyof FooterFields)[];

function footerOf(call: Call, item: Item): Record<string, unknown> {
  const fields = call.repository.types.of(item.type).fields;
  const own = fields.filter((each) => footerNames.some((name) => name === each.name));
  return Object.fromEntries(own.map((each) => [each.name, serializeField(call, item, each)]));
}

/** Entries of an icon menu with absolute links. */
function stickyMenuOf(call: Call, item: Item): StickyMenuItem[] {
  const stored = item.fields.sticky_menu;
  if (!Array.isArray(stored)) return [];
  return (stored as StickyMenuItem[]).map((entry) => ({ ...entry, href: siteLink(call, entry.href) }));
}

function entry(call: Call, item: Item): Record<string, unknown> {
  const title = textOf(item, 'title');
  return { '@id': urlOf(call, item), name: textOf(item, 'name') || title, title, UID: item.uid };
}

const division = (call: Call, item: Item): Record<string, unknown> => ({
  ...entry(call, item),
  sticky_menu: stickyMenuOf(call, item),
  footer: footerOf(call, item),
});

/** The parts of the institution in which the item lies, each the nearest that the reader may view. */
function nearestInstitut(call: Call, item: Item): unknown {
  const chain = call.repository.chainOf(item).filter((each) => mayView(call, each));
  const nearest = (type: string): Item | undefined => chain.find((each) => each.type === type);
  const part = (type: string) => {
    const found = nearest(type);
    return found ? division(call, found) : null;
  };
  const blog = nearest('BlogFolder');
  const root = nearest('LRF');
  const banner = chain.find((each) => isStoredFile(each.fields.banner_image));
  const file = banner?.fields.banner_image;
  return {
    '@id': `${urlOf(call, item)}/@nearest-institut`,
    institut: part('Institut'),
    institutsbereich: part('Institutsbereich'),
    subsite: part('Subsite'),
    banner_image:
      banner && isStoredFile(file)
        ? namedImage(file, {
            field: 'banner_image',
            url: urlOf(call, banner),
            scales: scalesOf(call.repository),
          })
        : null,
    blogs: blog ? entry(call, blog) : null,
    lrf: root ? { ...entry(call, root), language: root.language } : null,
  };
}

export const nearestInstitutExpander: Expander = { name: 'nearest-institut', expand: nearestInstitut };

export const nearestInstitutService: Service = {
  name: '@nearest-institut',
  get: (call) => nearestInstitut(call, call.item),
};
