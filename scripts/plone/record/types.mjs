import { askBoth } from './bilingual.mjs';
import { languages } from './client.mjs';
import { mask } from './mask.mjs';
import { inheritedFields, inspect, probe } from './probe.mjs';

const folderId = 'aufzeichnung-der-typen';
const panel = '/@controlpanels/dexterity-types';

/** Types of which one item always exists. */
const standing = { 'Plone Site': '', LRF: '/de', LIF: '/de/assets' };

const encode = (type) => encodeURIComponent(type);

function inContext(schema, client, language) {
  const text = JSON.stringify(mask(schema, client.site)).replaceAll(`{site}/${language}/`, '{context}/');
  return JSON.parse(text);
}

/** The schema in both languages; null for a type whose schema Plone cannot show. */
async function schemaOf(client, type) {
  const answers = await Promise.all(
    languages.map((language) => client.send('GET', `/${language}/@types/${encode(type)}`)),
  );
  if (answers.some((answer) => answer.status !== 200)) return { status: answers[0].status, schema: null };
  const schemas = answers.map((answer, index) => inContext(answer.body, client, languages[index]));
  const [german] = schemas;
  return { plain: german, schema: await askBoth((language) => schemas[languages.indexOf(language)]) };
}

const behaviorName = /^[\w]+(?:\.[\w]+)+$/;

/** What the types control panel knows: names of the active behaviors and the types allowed below. */
async function panelFacts(client, type) {
  const { data } = await client.get(`${panel}/${encode(type)}`);
  return {
    behaviors: Object.keys(data)
      .filter((name) => behaviorName.test(name) && data[name] === true)
      .sort(),
    filtersChildren: data.filter_content_types,
    allowedChildren: data.allowed_content_types.map((each) => each.token ?? each).sort(),
  };
}

/** Field by field, so that what many types share stands once. */
function pooled(types) {
  const pool = {};
  const keyOf = (name, property) => {
    const wanted = `${property.behavior}/${name}`;
    const text = JSON.stringify(property);
    for (let number = 1; ; number += 1) {
      const key = number === 1 ? wanted : `${wanted}#${number}`;
      pool[key] ??= property;
      if (JSON.stringify(pool[key]) === text) return key;
    }
  };
  const recorded = types.map((type) => {
    if (!type.schema) return type;
    const properties = Object.entries(type.schema.properties).map(([name, each]) => keyOf(name, each));
    return { ...type, schema: { ...type.schema, properties } };
  });
  return { types: recorded, properties: pool };
}

/** Makes one item of every type that may be added somewhere below the folder, and looks at each. */
async function probeAll(client, schemas, panels, folder) {
  const found = {};
  const behaviors = {};
  const learn = async (type, path) => {
    const unknown = panels[type].behaviors.filter((name) => !Object.hasOwn(behaviors, name));
    Object.assign(behaviors, await inheritedFields(client, path, unknown));
  };
  const target = folder.slice(0, folder.lastIndexOf('/'));
  const containers = [{ path: folder, children: (await inspect(client, folder)).children }];
  for (const container of containers)
    for (const type of container.children) {
      if (found[type] || !schemas[type]) continue;
      const { path, facts } = await probe(client, container.path, type, schemas[type], target);
      found[type] = { ...facts, addable: container.path === folder };
      await learn(type, path);
      containers.push({ path, children: facts.children });
    }
  for (const [type, path] of Object.entries(standing)) {
    const facts = await inspect(client, path);
    found[type] = { ...facts, fresh: {}, addable: false };
    await learn(type, path);
  }
  return { found, behaviors };
}

async function withFolder(client, work) {
  const path = `/de/${folderId}`;
  const remove = () => client.send('DELETE', path);
  await remove();
  const made = await client.send('POST', '/de', {
    body: { '@type': 'Document', id: folderId, title: 'Aufzeichnung der Typen' },
  });
  if (made.status !== 201) throw new Error(`The folder for probes was answered with ${made.status}.`);
  try {
    return await work(path);
  } finally {
    await remove();
  }
}

async function titles(client) {
  const merged = await askBoth(async (language) => {
    const { items } = await client.get(panel, { language });
    return Object.fromEntries(items.map(({ id, title, description }) => [id, { title, description }]));
  });
  return merged;
}

/** Fields that a schema leaves out for somebody who may not write them. */
async function hiddenFields(client, logins) {
  const all = await client.get('/de/@types/Document');
  const found = {};
  for (const [role, as] of Object.entries(logins)) {
    if (as === null) continue;
    const { status, body } = await client.send('GET', '/de/@types/Document', { as });
    if (status === 200)
      found[role] = Object.keys(all.properties).filter((name) => !Object.hasOwn(body.properties, name));
  }
  return found;
}

/** Every content type: titles, schema, behaviors, and what one item of it says. Makes a folder and removes it. */
export async function recordTypes(client, logins) {
  const named = await titles(client);
  const ids = Object.keys(named);
  const listed = (await client.get('/de/@types')).map((type) => type.id).sort();
  const answers = {};
  for (const id of ids) answers[id] = await schemaOf(client, id);
  const plain = Object.fromEntries(ids.map((id) => [id, answers[id].plain]));
  const panels = {};
  for (const id of ids) panels[id] = await panelFacts(client, id);
  const { found, behaviors } = await withFolder(client, (folder) => probeAll(client, plain, panels, folder));
  const types = [];
  for (const id of ids)
    types.push({
      id,
      ...named[id],
      ...panels[id],
      isListed: listed.includes(id),
      schema: answers[id].schema,
      ...(found[id] ?? {}),
    });
  return { ...pooled(types), behaviors, hiddenFields: await hiddenFields(client, logins) };
}
