import { catalogSearch } from '@/api/search';
import { isInternal } from '@/api/urls';
import type { Field } from '@/forms/schema';
import type { Language } from '@/lib/language';
import { isRecord, textOf } from '@/lib/text';
import { folderPath, isPlain } from '@/tool/object-browser/places';

const linkAttribute = /\bhref="([^"]*)"/gi;
/** Where the path of content ends: at a view of it, a query, a place in it. */
const pathEnd = /\/@@|[?#]/;
const uid = /^[\w-]+$/;

interface LastingLink {
  /** Path of the content. */
  path: string;
  rest: string;
}

/** What an address of the site points to; undefined for addresses of anything else. */
function targetOf(href: string): LastingLink | undefined {
  if (!isInternal(href)) return undefined;
  const end = href.search(pathEnd);
  const path = folderPath(end < 0 ? href : href.slice(0, end));
  return path !== '' && isPlain(path) ? { path, rest: end < 0 ? '' : href.slice(end) } : undefined;
}

/** The id of content; undefined where there is none at the path, or nobody tells. */
async function uidAt(path: string, language: Language): Promise<string | undefined> {
  try {
    const query = { 'path.depth': 0, metadata_fields: ['UID'], b_size: 1 };
    const [item] = (await catalogSearch(path, query, { language })).items;
    const found = isRecord(item) ? textOf(item['UID']) : '';
    return uid.test(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

async function withLastingLinksIn(html: string, language: Language): Promise<string> {
  const hrefs = [...html.matchAll(linkAttribute)].map(([, href = '']) => href);
  const paths = [...new Set(hrefs.flatMap((href) => targetOf(href)?.path ?? []))];
  const uids = new Map(
    await Promise.all(paths.map(async (path) => [path, await uidAt(path, language)] as const)),
  );
  return html.replace(linkAttribute, (whole, href: string) => {
    const target = targetOf(href);
    const found = target && uids.get(target.path);
    return target && found !== undefined ? `href="../resolveuid/${found}${target.rest}"` : whole;
  });
}

/**
 * Changed fields of a page as they are sent: in rich text links to the site's own content name it by its id, so that they
 * lead there after it has moved. Plone does this by itself in blocks, and in rich text only the other way, when it is read.
 */
export async function withLastingLinks(
  changed: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Field>>,
  language: Language,
): Promise<Record<string, unknown>> {
  const entries = Object.entries(changed).map(async ([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const isStoredAsRichText = field?.widget === 'richText' && field.isBare !== true;
    if (!isStoredAsRichText || !isRecord(value) || typeof value['data'] !== 'string') return [name, value];
    return [name, { ...value, data: await withLastingLinksIn(value['data'], language) }];
  });
  return Object.fromEntries((await Promise.all(entries)) as [string, unknown][]);
}
