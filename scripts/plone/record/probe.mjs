import { mask } from './mask.mjs';

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

const upload = (name) => ({
  data: pixel,
  encoding: 'base64',
  'content-type': 'image/png',
  filename: `${name}.png`,
});

const isFile = (property) => property.factory === 'Image' || property.factory === 'File';

async function firstToken({ get }, property) {
  if (property.enum) return property.enum[0];
  const name = property.vocabulary?.['@id'].split('/@vocabularies/')[1];
  if (name === undefined) return undefined;
  return (await get(`/de/@vocabularies/${name}?b_size=1`)).items[0]?.token;
}

/** A value that the field takes. */
async function valueFor(client, name, property, target) {
  if (isFile(property)) return upload(name);
  switch (property.factory) {
    case 'Date':
      return '2030-01-01';
    case 'Date/Time':
      return '2030-01-01T10:00:00+00:00';
    case 'Email':
      return 'probe@immerlund.example';
    case 'URL':
      return 'https://immerlund.example';
    case 'Choice':
      return firstToken(client, property);
    case 'Relation Choice':
      return target;
    case 'Relation List':
      return [target];
    default:
      return property.type === 'integer' || property.type === 'number' ? (property.minimum ?? 1) : 'probe';
  }
}

async function requiredFields(client, schema, target) {
  const fields = {};
  for (const name of schema.required)
    if (schema.properties[name]) fields[name] = await valueFor(client, name, schema.properties[name], target);
  return fields;
}

/** The field that a download of the item itself means, seen by what comes when every file field is filled. */
async function primaryField(client, path, schema) {
  const names = Object.keys(schema.properties).filter((name) => isFile(schema.properties[name]));
  if (names.length === 0) return undefined;
  const files = Object.fromEntries(names.map((name) => [name, upload(name)]));
  const { status } = await client.send('PATCH', path, { body: files });
  if (status !== 204) throw new Error(`The files of ${path} were answered with ${status}.`);
  const response = await client.send('HEAD', `${path}/@@download`);
  const name = /filename\*=UTF-8''(\w+)\.png/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return response.status === 200 ? name : undefined;
}

/** Keys of a fresh item that are no fields but say what its type does. */
function factsOf(body, site) {
  const { is_folderish: folderish, layout, lock, review_state: state } = body;
  return {
    folderish,
    layout,
    lockable: Object.keys(lock).length > 0,
    translatable: body['@components'].translations !== undefined,
    workflow: state !== null,
    components: Object.keys(body['@components']).sort(),
    keys: Object.keys(body).sort(),
    fresh: mask(body, site),
  };
}

/** The fields that each behavior hands on to what lies below, by `@inherit`; null where Plone fails. */
export async function inheritedFields(client, path, behaviors) {
  const found = {};
  for (const name of behaviors) {
    const { status, body } = await client.send('GET', `${path}/@inherit?expand.inherit.behaviors=${name}`);
    const own = body?.[name];
    if (status !== 200) found[name] = null;
    else if (own && own.from['@id'] === client.site + path) found[name] = Object.keys(own.data).sort();
  }
  return found;
}

/** What an item that exists says of its type. */
export async function inspect(client, path) {
  const body = await client.get(path || '/');
  const types = await client.get(`${path}/@types`);
  const history = await client.send('GET', `${path}/@history`);
  return {
    ...factsOf(body, client.site),
    versions: history.status === 200 && history.body.some((entry) => entry.type === 'versioning'),
    children: types
      .filter((type) => type.addable)
      .map((type) => type.id)
      .sort(),
  };
}

/** Makes one item of the type, looks at it, and finds out about its files. */
export async function probe(client, container, type, schema, target) {
  const id = `probe-${type.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
  const fields = { title: 'probe', ...(await requiredFields(client, schema, target)) };
  const made = await client.send('POST', container, { body: { '@type': type, id, ...fields } });
  if (made.status !== 201)
    throw new Error(`A ${type} in ${container} was answered with ${made.status}: ${made.body?.message}`);
  const path = made.body['@id'].slice(client.site.length);
  const facts = await inspect(client, path);
  const fresh = Object.fromEntries(
    Object.entries(facts.fresh).filter(
      ([name]) => schema.properties[name] && !Object.hasOwn(fields, name) && name !== 'id',
    ),
  );
  return { path, facts: { ...facts, fresh, primary: await primaryField(client, path, schema) } };
}
