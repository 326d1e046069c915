import { askBoth } from './bilingual.mjs';
import { mask } from './mask.mjs';

const panel = '/@controlpanels/content-rules';

/** Values of an element's fields that its summary can be read back from: each names its field in braces. */
const sample = ({ properties }) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, { type }]) => [
      name,
      type === 'array' ? [`{${name}}`] : `{${name}}`,
    ]),
  );

const addable = (rule, kind) => rule[`addable_${kind}s`];
const names = (rule, kind) => addable(rule, kind).map(({ addview }) => addview);

async function send(client, method, path, options = {}) {
  const { status, body } = await client.send(method, path, options);
  if (status >= 300) throw new Error(`${method} ${path} answers ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Makes a rule of an event, looks at it and takes it away again. */
async function withRule(client, event, look) {
  const { id } = await send(client, 'POST', panel, { body: { title: 'Probe', event } });
  try {
    return await look(`${panel}/${id}`);
  } finally {
    await send(client, 'DELETE', `${panel}/${id}`);
  }
}

async function eventOf(client, { token, title }) {
  return withRule(client, token, async (path) => {
    const rule = await client.get(path);
    const { items } = await client.get(panel);
    const { row_class: classes } = items[0].at(-1);
    const [trigger] = classes.split(' ');
    return { token, title, trigger, actions: names(rule, 'action'), conditions: names(rule, 'condition') };
  });
}

/** Defaults that are worded otherwise right after an element was added. */
function rawDefaults(made, shown) {
  const known = Object.entries(made.properties).filter(([, { default: value }]) => typeof value === 'string');
  const differing = known.filter(([name, { default: value }]) => shown.properties[name].default !== value);
  return Object.fromEntries(differing.map(([name, { default: value }]) => [name, value]));
}

async function element(client, path, kind, { addview, title, description, '@schema': schema }) {
  const body = { type: addview, ...sample(schema) };
  const made = mask(await send(client, 'POST', `${path}/${kind}`, { body }), client.site);
  const summary = await askBoth(
    async (language) => (await client.get(path, { language }))[`${kind}s`].at(-1).summary,
  );
  const raw = made[`${kind}s`].at(-1);
  const form = addable(made, kind).find((each) => each.addview === addview)['@schema'];
  return {
    addview,
    title,
    description,
    schema,
    summary,
    hasForm: raw.editview !== null,
    raw: { summary: raw.summary, defaults: rawDefaults(form, schema) },
  };
}

/** What can be done or asked where a workflow's state changes, which is most. */
async function elements(client, kind) {
  return withRule(client, 'Workflow state changed', async (path) => {
    const shown = await askBoth(async (language) =>
      mask(addable(await client.get(path, { language }), kind), client.site),
    );
    const found = [];
    for (const each of shown) found.push(await element(client, path, kind, each));
    return found;
  });
}

/** Rules by which content acts: the events, what can be done and asked at each, and its words. */
export async function recordContentRules(client) {
  const events = await askBoth(async (language) =>
    (await client.get('/@vocabularies/plone.contentrules.events?b_size=-1', { language })).items.toSorted(
      (a, b) => (a.token < b.token ? -1 : 1),
    ),
  );
  const described = [];
  for (const event of events) described.push(await eventOf(client, event));
  return {
    events: described,
    actions: await elements(client, 'action'),
    conditions: await elements(client, 'condition'),
  };
}
