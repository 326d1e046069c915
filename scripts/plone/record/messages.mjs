import { bilingual } from './bilingual.mjs';
import { languages } from './client.mjs';
import { mask } from './mask.mjs';

const type = 'Aufzeichnungsprobe';
const panel = '/@controlpanels/dexterity-types';

/** One field of every kind that the schema editor makes. */
const kinds = {
  line: { factory: 'Text line (String)', maxLength: 20, minLength: 3 },
  text: { factory: 'Text', maxLength: 20 },
  password: { factory: 'Password' },
  email: { factory: 'Email' },
  url: { factory: 'URL' },
  flag: { factory: 'Yes/No' },
  whole: { factory: 'Integer', minimum: 2, maximum: 9 },
  fraction: { factory: 'Floating-point number', minimum: 2.5, maximum: 9.5 },
  day: { factory: 'Date' },
  moment: { factory: 'Date/Time' },
  one: { factory: 'Choice', values: ['rot', 'blau'] },
  some: { factory: 'Multiple Choice', values: ['rot', 'blau'] },
  named: { factory: 'Choice', vocabularyName: 'plone.app.vocabularies.SupportedContentLanguages' },
  relation: { factory: 'Relation Choice' },
  relations: { factory: 'Relation List' },
  rich: { factory: 'Rich Text' },
  picture: { factory: 'Image' },
  attachment: { factory: 'File Upload' },
  data: { factory: 'JSONField' },
};

const notAnImage = { data: 'eA==', encoding: 'base64', 'content-type': 'text/plain', filename: 'x.txt' };

/** Values that a field refuses, or takes though one would not think so. */
const attempts = [
  ...['line', 'text', 'password', 'email', 'url'].flatMap((name) => [
    [name, 5],
    [name, ['x']],
    [name, ''],
  ]),
  ...['line', 'text'].map((name) => [name, 'x'.repeat(21)]),
  ['line', 'x'],
  ['line', 'zwei\nZeilen'],
  ['email', 'nobody'],
  ['url', 'nowhere'],
  ['flag', 'maybe'],
  ...['whole', 'fraction'].flatMap((name) => [
    [name, 'x'],
    [name, '1'],
    [name, '10'],
    [name, 1],
    [name, 10],
    [name, 5.5],
    [name, ''],
    [name, [5]],
  ]),
  ...['day', 'moment'].flatMap((name) => [
    [name, 'gestern'],
    [name, ''],
  ]),
  ['day', '2026-01-01T10:00:00'],
  ...['one', 'named'].flatMap((name) => [
    [name, 'nix'],
    [name, ''],
    [name, 5],
    [name, { token: 'nix' }],
  ]),
  ['some', ['nix']],
  ['some', 'nix'],
  ['some', [5]],
  ...['relation', 'relations'].flatMap((name) => [
    [name, '/nix'],
    [name, 'nix'],
    [name, ''],
  ]),
  ['rich', ''],
  ['picture', notAnImage],
  ['picture', 'x'],
  ['attachment', 'x'],
  ...[5, [1], true, 'x'].map((value) => ['data', value]),
  ['title', ''],
  ['title', 5],
  ['title', 'x'.repeat(1025)],
  ['title', 'zwei\nZeilen'],
  ['description', 5],
  ['description', 'x'.repeat(10_001)],
  ['subjects', [1]],
  ['subjects', 5],
  ['language', 'xx'],
  ['id', 'Ä'],
  ['id', '_x'],
  ['id', 'a/b'],
  ['effective', 'gestern'],
  ['expires', 'gestern'],
  ['creators', [5]],
  ['exclude_from_nav', 'maybe'],
  ['blocks', 5],
  ['blocks', [1]],
  ['blocks_layout', 5],
  ['allow_discussion', 'maybe'],
  ['relatedItems', ['/nix']],
];

/** The fields that a message of Plone's names, each with its text. */
function readErrors(message) {
  const entries = [...message.matchAll(/\{[^{}]*\}/g)].map(([entry]) => ({
    field: /'field': '(\w+)'/.exec(entry)?.[1],
    message: (/'message': '((?:[^'\\]|\\.)*)'/.exec(entry) ??
      /'message': "((?:[^"\\]|\\.)*)"/.exec(entry))?.[1],
  }));
  return entries.length > 0 ? entries : message;
}

async function attempt(client, folder, body) {
  const { status, body: answer } = await client.send('POST', folder, { body });
  if (status === 201) {
    const stored = Object.fromEntries(Object.keys(body).map((name) => [name, answer[name] ?? null]));
    await client.send('DELETE', answer['@id'].slice(client.site.length));
    return { status, stored };
  }
  const { type: error, message } = answer.error ?? answer;
  return { status, error, errors: readErrors(message) };
}

/** The usual refusal names the one field that was sent: its message says all. */
function shortForm(answer, field) {
  const [first, ...others] = answer.errors ?? [];
  const isUsual = answer.status === 400 && others.length === 0 && first?.field === field;
  return isUsual ? { status: 400, message: first.message } : answer;
}

const base = { '@type': type, title: 'probe' };

/**
 * What making something answers in each language, one after the other: of two writes at once one may be refused, since
 * the queue of the catalog is not safe for threads.
 */
async function attemptEach(client, body) {
  const answers = [];
  for (const language of languages) answers.push(await attempt(client, `/${language}`, body));
  return answers;
}

async function attemptBoth(client, [field, value]) {
  const answers = await attemptEach(client, { ...base, [field]: value });
  const stored = (answer) => (answer.stored ? { ...answer, stored: answer.stored[field] } : answer);
  const [german, english] = answers.map((answer) => mask(shortForm(stored(answer), field), client.site));
  return { field, value: shortened(value), ...bilingual(german, english) };
}

const shortened = (value) =>
  typeof value === 'string' && value.length > 30 ? `${value.length} characters` : value;

/** Each refusal's text under a name of its own. */
const named = {
  wrongType: ['line', 5],
  tooShort: ['line', 'x'],
  tooLong: ['line', 'x'.repeat(21)],
  tooSmall: ['whole', 1],
  tooBig: ['whole', 10],
  constraint: ['line', 'zwei\nZeilen'],
  noEmail: ['email', 'nobody'],
  noUrl: ['url', 'nowhere'],
  noImage: ['picture', notAnImage],
  invalid: ['id', 'Ä'],
  wrongContained: ['data', 5],
};

async function namedMessages(client) {
  const found = {};
  for (const [name, each] of Object.entries(named)) found[name] = (await attemptBoth(client, each)).message;
  return found;
}

const requiredText = (missing) => missing.errors.map(({ message }) => message)[0];

async function makeType(client) {
  await client.send('DELETE', `${panel}/${type}`);
  const expect = async (status, ...call) => {
    const answer = await client.send(...call);
    if (answer.status !== status)
      throw new Error(`${call[0]} ${call[1]} answered ${answer.status}: ${answer.body?.message ?? ''}`);
  };
  await expect(201, 'POST', panel, { body: { id: type, title: type } });
  await expect(204, 'PATCH', `${panel}/${type}`, {
    body: {
      'plone.shortname': true,
      'plone.excludefromnavigation': true,
      'plone.allowdiscussion': true,
      'plone.relateditems': true,
      'volto.blocks': true,
    },
  });
  const properties = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, { ...kind, title: `Feld ${name}` }]),
  );
  await expect(204, 'PATCH', `/@types/${type}`, { body: { properties }, language: 'en' });
}

/** How the fields of an own type are described, by the factory that makes them. */
async function factories(client) {
  const schemas = await Promise.all(languages.map((language) => client.get(`/${language}/@types/${type}`)));
  const [german, english] = schemas.map((schema, index) =>
    JSON.parse(
      JSON.stringify(mask(schema, client.site)).replaceAll(`{site}/${languages[index]}/`, '{context}/'),
    ),
  );
  return Object.entries(kinds).map(([name, given]) => ({
    given,
    property: bilingual(german.properties[name], english.properties[name]),
  }));
}

/**
 * What Plone answers to values that fields refuse, in both languages, and how it describes each kind of field. Makes a
 * content type of its own and removes it.
 */
export async function recordMessages(client) {
  try {
    await makeType(client);
    const found = [];
    for (const each of attempts) found.push(await attemptBoth(client, each));
    const refused = bilingual(...(await attemptEach(client, { '@type': 'Image' })));
    return {
      attempts: found,
      missing: refused,
      messages: { ...(await namedMessages(client)), required: requiredText(refused) },
      factories: await factories(client),
    };
  } finally {
    await client.send('DELETE', `${panel}/${type}`);
  }
}
