import { isRecord } from '~mocks/lib/is-record';
import type { FooterLink } from './site-config';

type Fields = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A list of blocks in the order of their layout; a plain list is taken as it stands. */
function entriesOf(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  if (!isRecord(value) || !isRecord(value.blocks) || !isRecord(value.blocks_layout)) return [];
  const { blocks, blocks_layout: layout } = value;
  const order: readonly unknown[] = Array.isArray(layout.items) ? layout.items : [];
  return order
    .filter((id): id is string => typeof id === 'string' && Object.hasOwn(blocks, id))
    .map((id) => blocks[id])
    .filter(isRecord);
}

/** The object browser stores targets as a list of items, forms as an address. */
function targetOf(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return text(isRecord(first) ? first['@id'] : first);
}

/** The `footer_links` of kitconcept's light theme; a link whose target is gone is none. */
export function footerLinksIn(value: unknown): FooterLink[] {
  return entriesOf(value)
    .map(({ title, href, openInNewTab, openLinkInNewTab }) => ({
      title: text(title),
      href: targetOf(href),
      openInNewTab: openInNewTab === true || openLinkInNewTab === true,
    }))
    .filter(({ title, href }) => title !== '' && href !== '' && !href.includes('resolveuid/'));
}

/** What Plone itself puts among its site actions; the app has its own sitemap, and no page for the others. */
const stock: ReadonlySet<string> = new Set(['sitemap', 'contact', 'accessibility', 'rss']);

/** The site actions that a site's administrators have added. */
export function actionLinksIn(actions: unknown): FooterLink[] {
  const own = isRecord(actions) ? entriesOf(actions.site_actions) : [];
  return own
    .filter(({ id }) => !stock.has(text(id)))
    .map(({ title, url }) => ({ title: text(title), href: text(url), openInNewTab: false }))
    .filter(({ title, href }) => title !== '' && href !== '');
}
