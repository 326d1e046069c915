import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Types that every Plone has and that its editors may add. */
const stockTypes = new Set([
  'Plone Site',
  'LRF',
  'LIF',
  'Document',
  'News Item',
  'Event',
  'File',
  'Image',
  'Link',
]);

/** What comes next to a type of the add-on; others become pages. */
const likeTypes = new Map([
  ['Meldung', 'News Item'],
  ['BlogPost', 'News Item'],
]);

const stockTypeOf = (type) => (stockTypes.has(type) ? type : (likeTypes.get(type) ?? 'Document'));

const hasBlocks = ({ blocks_layout: layout }) => (layout?.items ?? []).length > 0;

/** Queries of listings ask for the types that the site has, and blocks choose what it has. */
function asStockValue(value, isThere) {
  if (Array.isArray(value))
    return value.filter((part) => isThere(part?.['@id'])).map((part) => asStockValue(part, isThere));
  if (typeof value !== 'object' || value === null) return value;
  if (value.i === 'portal_type' && Array.isArray(value.v))
    return { ...value, v: [...new Set(value.v.map((type) => likeTypes.get(type) ?? type))] };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asStockValue(part, isThere)]));
}

/** Keeps what a stock Plone can hold: its own types, pages with blocks, and what these lie in. */
function chosenOf(items) {
  const isPage = (item) => stockTypes.has(item['@type']) || likeTypes.has(item['@type']) || hasBlocks(item);
  const wanted = new Set();
  for (const item of items.filter(isPage))
    for (let path = item['@id']; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) wanted.add(path);
  return items.filter((item) => wanted.has(item['@id']));
}

/** The item as a stock Plone takes it; pictures of its own become relations to the items that hold the same picture. */
function asStock(item, imageOf, isThere) {
  const { layout, preview_image: picture, preview_caption: caption, ...others } = item;
  const image = picture && imageOf(item, picture.filename);
  const stock = asStockValue({ ...others, '@type': stockTypeOf(item['@type']) }, isThere);
  const { locally_allowed_types: allowed, immediately_addable_types: addable } =
    item['exportimport.constrains'] ?? {};
  const known = (types) => [...new Set(types.map(stockTypeOf))];
  return {
    item: {
      ...stock,
      ...(item['@type'] === stock['@type'] && layout !== undefined && { layout }),
      ...(caption && { preview_caption_link: caption }),
      ...(allowed && {
        'exportimport.constrains': {
          locally_allowed_types: known(allowed),
          immediately_addable_types: known(addable ?? []),
        },
      }),
    },
    relations: image
      ? [{ from_uuid: item.UID, to_uuid: image.UID, from_attribute: 'preview_image_link' }]
      : [],
  };
}

/** Fields of relations that stock types have, and links in texts. */
const stockRelations = new Set(['relatedItems', 'preview_image_link', 'isReferencing']);

/**
 * Leaves in a folder of plone.exportimport what a Plone without the portal's add-on can hold, in place: its items, with
 * types of the add-on as the stock type that comes next, or left out; and the settings that every Plone has.
 */
export async function keepStock(folder) {
  const read = async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'));
  const write = (name, value) => writeFile(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  const metadata = await read('content/__metadata__.json');
  const items = await Promise.all(metadata._data_files_.map((name) => read(`content/${name}`)));
  const chosen = chosenOf(items);
  const kept = new Set(chosen.map(({ UID }) => UID));
  const isKept = ([uid]) => kept.has(uid);
  const images = chosen.filter((item) => item['@type'] === 'Image');
  const languageOf = (item) => item['@id'].split('/')[1];
  const imageOf = (item, filename) =>
    images.find((each) => each.image?.filename === filename && languageOf(each) === languageOf(item));
  const isThere = (address) => {
    const uid = /resolveuid\/([0-9a-f]{32})/.exec(address ?? '')?.[1];
    return uid === undefined || kept.has(uid);
  };
  const relations = (await read('relations.json')).filter(
    ({ from_uuid, to_uuid, from_attribute }) =>
      kept.has(from_uuid) && kept.has(to_uuid) && stockRelations.has(from_attribute),
  );
  for (const each of chosen) {
    const { item, relations: own } = asStock(each, imageOf, isThere);
    await write(`content/${item.UID}/data.json`, item);
    relations.push(...own);
  }
  for (const { UID } of items)
    if (!kept.has(UID)) await rm(join(folder, 'content', UID), { recursive: true, force: true });
  const uidOf = (file) => file.split('/')[0];
  await write('content/__metadata__.json', {
    ...metadata,
    _data_files_: metadata._data_files_.filter((file) => kept.has(uidOf(file))),
    _blob_files_: metadata._blob_files_.filter((file) => kept.has(uidOf(file))),
    ordering: Object.fromEntries(Object.entries(metadata.ordering).filter(isKept)),
    local_roles: Object.fromEntries(Object.entries(metadata.local_roles).filter(isKept)),
  });
  await write('relations.json', relations);
  const translations = await read('translations.json');
  await write(
    'translations.json',
    translations
      .filter(({ canonical }) => kept.has(canonical))
      .map((each) => ({
        ...each,
        translations: Object.fromEntries(
          Object.entries(each.translations).filter(([, uid]) => kept.has(uid)),
        ),
      })),
  );
  const discussions = await read('discussions.json');
  await write('discussions.json', Object.fromEntries(Object.entries(discussions).filter(isKept)));
  const redirects = await read('redirects.json');
  const root = items.find((item) => item['@type'] === 'Plone Site')['@id'];
  const addresses = new Set(chosen.map((item) => `${root}${item['@id']}`));
  await write(
    'redirects.json',
    Object.fromEntries(Object.entries(redirects).filter(([, target]) => addresses.has(target))),
  );
  const { site, 'date-and-time': time } = await read('settings.json');
  await write('settings.json', { site, 'date-and-time': time });
}
