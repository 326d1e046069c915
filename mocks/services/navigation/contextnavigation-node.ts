import type { ContextNavigationItem } from '@/api/types/content';
import { normalizeName } from '~mocks/content/editing/normalize';
import type { Item } from '~mocks/repository/types';
import { isStoredFile } from '~mocks/content/serialize/files';
import { lineOf, navigationTitleOf, urlOf } from '~mocks/content/perspective';
import { navigationSettings } from '~mocks/settings/navigation-settings';
import { panelSettings } from '~mocks/settings/panel-settings';
import type { Call } from '../shared/call';
import type { TreeOptions } from './contextnavigation-options';
import { ownEntry } from '~mocks/lib/own-entry';

const icons = '++resource++mimetype.icons';

/** The picture that Zope has for a kind of file. */
const iconsByType: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'text/plain': 'txt',
  'text/html': 'html',
  'image/png': 'png',
};

const generalIcons = new Set(['application', 'audio', 'image', 'message', 'text', 'video']);

function iconOf(call: Call, item: Item, options: TreeOptions): string {
  const { file } = item.fields;
  if (item.type !== 'File' || options.noIcons || !isStoredFile(file)) return '';
  const [major = ''] = file.contentType.split('/');
  const name = ownEntry(iconsByType, file.contentType) ?? (generalIcons.has(major) ? major : 'unknown');
  const { repository } = call;
  return `/Plone${repository.pathOf(repository.navigationRootOf(call.item))}/${icons}/${name}.png`;
}

function thumbOf(call: Call, item: Item, options: TreeOptions): string {
  if (options.noThumbs || item.type !== 'Image' || !isStoredFile(item.fields.image)) return '';
  const { no_thumbs_portlet: hasNone, thumb_scale_portlet: usual } = panelSettings(call.repository, 'site');
  const scale = options.thumbScale || (hasNone === true ? 'none' : typeof usual === 'string' ? usual : '');
  return `${urlOf(call, item)}/@@images/image/${scale || 'icon'}`;
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
    icon: iconOf(call, item, options),
    thumb: thumbOf(call, item, options),
    type: normalizeName(item.type),
    normalized_id: normalizeName(item.id),
    review_state: item.state ?? '',
    is_current: isCurrent,
    is_folderish:
      call.repository.types.of(item.type).folderish &&
      !navigationSettings(call.repository).closedTypes.has(item.type),
    is_in_path: !isCurrent && call.repository.pathOf(call.item).startsWith(`${path}/`),
    items,
  };
}
