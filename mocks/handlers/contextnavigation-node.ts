import type { ContextNavigationItem } from '@/api/types/content';
import { contentTypeOf } from '../content-types/registry';
import type { Item } from '../repository/types';
import { isStoredFile } from '../serialize/files';
import { lineOf, navigationTitleOf, urlOf } from '../serialize/perspective';
import type { Call } from './call';
import type { TreeOptions } from './contextnavigation-options';

/** The part of a URL or class name that Plone makes of a text. */
export const normalize = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function thumbOf(call: Call, item: Item, options: TreeOptions): string {
  if (options.noThumbs || item.type !== 'Image' || !isStoredFile(item.fields.image)) return '';
  return `${urlOf(call, item)}/@@images/image/${options.thumbScale || 'icon'}`;
}

/** One entry of the tree. */
export function treeNode(
  call: Call,
  item: Item,
  options: TreeOptions,
  items: ContextNavigationItem[],
): ContextNavigationItem {
  const url = urlOf(call, item);
  const isCurrent = item.uid === call.item.uid;
  const path = call.repository.pathOf(item);
  return {
    '@id': url,
    href: url,
    title: navigationTitleOf(item),
    description: lineOf(item, 'description'),
    icon: item.type === 'File' && !options.noIcons ? 'contenttype/file' : '',
    thumb: thumbOf(call, item, options),
    type: normalize(item.type),
    normalized_id: normalize(item.id),
    review_state: item.state ?? '',
    is_current: isCurrent,
    is_folderish: contentTypeOf(item.type).folderish,
    is_in_path: !isCurrent && call.repository.pathOf(call.item).startsWith(`${path}/`),
    items,
  };
}
