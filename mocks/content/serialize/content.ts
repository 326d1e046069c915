import { readPermissions } from './read-permissions';
import type { Item } from '~mocks/repository/types';
import { isImported } from '~mocks/settings/imported';
import { isoInstant } from './dates';
import { isDiscussed } from './discussion';
import { extraFieldsOf } from './extra-fields';
import { serializeField, serializeLanguage } from './fields';
import { withoutHiddenBands } from './hidden-blocks';
import { primaryFileOf } from './item-images';
import { lockInfo } from './lock-info';
import type { Perspective } from '../perspective';
import { mayView, urlOf } from '../perspective';
import { leadsAstray, remoteUrlOf } from './references';
import { objectSummary } from './summary';
import { workingCopyInfo } from './working-copy';

/** Where a visitor is sent on: a File's download, a Link's target. Editors see the item itself. */
function targetUrlOf(view: Perspective, item: Item): string | undefined {
  if (item.type === 'Link')
    return view.viewer.id === null && !leadsAstray(view, item) ? remoteUrlOf(view, item) : undefined;
  const primary = item.type === 'Image' ? undefined : primaryFileOf(view, item);
  if (!primary || view.repository.can(view.viewer, 'Modify portal content', item)) return undefined;
  return `${urlOf(view, item)}/@@download/${primary.name}`;
}

/** What the site root lacks. */
function contentOnly(item: Item): Record<string, unknown> {
  return {
    created: isoInstant(item.created),
    modified: isoInstant(item.modified),
    version: 'current',
    previous_item: {},
    next_item: {},
  };
}

function mayRead(view: Perspective, item: Item, field: string): boolean {
  const permission = readPermissions.get(field);
  return permission === undefined || view.repository.can(view.viewer, permission, item);
}

function fieldsOf(view: Perspective, item: Item): Record<string, unknown> {
  const known = view.repository.types.of(item.type).fields;
  const fields = isImported(view.repository) ? [...known, ...extraFieldsOf(item, known)] : known;
  const readable = fields.filter(({ name }) => mayRead(view, item, name));
  return Object.fromEntries(readable.map((each) => [each.name, serializeField(view, item, each)]));
}

/** The container. Of one that the reader may not view only the address is told, which is part of the item's own. */
function parentOf(view: Perspective, item: Item): object {
  const parent = view.repository.parentOf(item);
  if (!parent) return {};
  return mayView(view, parent) ? objectSummary(view, parent) : { '@id': urlOf(view, parent) };
}

/** A content GET without `@components` and `items`. */
export function serializeContent(view: Perspective, item: Item): Record<string, unknown> {
  const type = view.repository.types.of(item.type);
  const targetUrl = targetUrlOf(view, item);
  return {
    ...withoutHiddenBands(fieldsOf(view, item), view.hiddenPaths),
    ...(item.parent === null ? {} : contentOnly(item)),
    ...(targetUrl === undefined ? {} : { targetUrl }),
    '@id': urlOf(view, item),
    '@type': item.type,
    UID: item.uid,
    id: item.id,
    type_title: type.title[view.language],
    parent: parentOf(view, item),
    review_state: item.state,
    layout: item.layout ?? type.layout,
    is_folderish: type.folderish,
    lock: lockInfo(view, item),
    ...workingCopyInfo(view, item),
    allow_discussion: isDiscussed(view.repository, item),
    language: serializeLanguage(view, item),
    creators: item.creators,
  };
}
