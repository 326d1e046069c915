import type { FieldSchema } from '~mocks/content-types/schema';
import { termTitle } from '../vocabularies/term-titles';
import type { Item, StoredFile } from '~mocks/repository/types';
import { shownFile, shownFocus } from '~mocks/images/crop';
import { scalesOf } from '~mocks/settings/imaging';
import { siteLanguage } from '~mocks/settings/languages';
import { serializeBlocks } from './blocks';
import { isoInstantOrNull } from './dates';
import { isStoredFile, namedFile, namedImage } from './files';
import type { Perspective } from '../perspective';
import { mayView, textOf, urlOf } from '../perspective';
import { remoteUrlOf, resolveLinksIn } from './references';
import { serializeRichText } from './rich-text';
import { relationSummary } from './summary';
import { shownTermTitle } from './term-title';
import { ownEntry } from '~mocks/lib/own-entry';

const languages = 'plone.app.vocabularies.SupportedContentLanguages';

function term(view: Perspective, schema: FieldSchema, value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const token = String(value);
  const own = ownEntry(schema.choices, token)?.[view.language];
  const title = own ?? shownTermTitle(view, schema.vocabulary ?? '', token);
  return title === undefined ? value : { token, title };
}

function terms(view: Perspective, schema: FieldSchema, value: unknown): unknown[] {
  if (!Array.isArray(value)) return [];
  return value
    .map((token) => term(view, schema, token))
    .filter((each) => typeof each === 'object' && each !== null);
}

function relations(view: Perspective, value: unknown): unknown[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((uid: unknown) => {
    const target = typeof uid === 'string' ? view.repository.byUid(uid) : undefined;
    return target && mayView(view, target) ? [relationSummary(view, target)] : [];
  });
}

/** What a tender shows of a feed that nobody has named; one that was named and not read is null. */
function silentFeed(item: Item): unknown {
  return textOf(item, 'feed_url') ? null : { title: textOf(item, 'title'), isInactive: true, items: [] };
}

function imageOf(view: Perspective, item: Item, field: string, file: StoredFile): unknown {
  return namedImage(shownFile(file, item), {
    field,
    url: urlOf(view, item),
    scales: scalesOf(view.repository),
    focalPoint: shownFocus(item),
  });
}

/** One field of a content GET. */
export function serializeField(view: Perspective, item: Item, schema: FieldSchema): unknown {
  const value = ownEntry(item.fields, schema.name);
  switch (schema.kind) {
    case 'datetime':
      return isoInstantOrNull(value);
    case 'choice':
      return term(view, schema, value);
    case 'choices':
      return terms(view, schema, value);
    case 'keywords':
      return Array.isArray(value) ? value : [];
    case 'relation':
      return relations(view, [value])[0] ?? null;
    case 'relations':
      return relations(view, value);
    case 'rich-text':
      return serializeRichText(view, value);
    case 'image':
      return isStoredFile(value) ? imageOf(view, item, schema.name, value) : null;
    case 'file':
      return isStoredFile(value) ? namedFile(value, schema.name, urlOf(view, item)) : null;
    case 'remote-url':
      return remoteUrlOf(view, item);
    case 'json':
      if (value === undefined || value === null)
        return schema.name === 'feed' ? silentFeed(item) : (schema.fallback ?? null);
      return schema.name === 'blocks' ? serializeBlocks(view, value) : resolveLinksIn(view, value);
    default:
      // An emptied description alone is an empty text.
      if (value === null && schema.name !== 'description') return null;
      return value ?? schema.fallback ?? null;
  }
}

/** Language of an item; neutral content has none, the site root that of the site. */
export function serializeLanguage(view: Perspective, item: Item): unknown {
  const token = item.parent === null ? siteLanguage(view.repository) : item.language;
  if (token === '') return '';
  const title = termTitle(view.repository, languages, token, view.language);
  return title === undefined ? token : { token, title };
}
