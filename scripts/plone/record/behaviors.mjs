import { bilingual } from './bilingual.mjs';
import { languages } from './client.mjs';
import { mask } from './mask.mjs';

const type = 'Verhaltensprobe';
const panel = '/@controlpanels/dexterity-types';
const behaviorName = /^\w+(?:\.\w+)+$/;

async function expect(client, status, ...call) {
  const answer = await client.send(...call);
  if (answer.status !== status)
    throw new Error(`${call[0]} ${call[1]} answered ${answer.status}: ${answer.body?.message ?? ''}`);
  return answer.body;
}

/** The schema of the type in both languages; null where a behavior does not work on a type by itself. */
async function schemaOf(client) {
  const answers = await Promise.all(
    languages.map((language) => client.send('GET', `/${language}/@types/${type}`)),
  );
  if (answers.some(({ status }) => status !== 200)) return null;
  const [german, english] = answers.map(({ body }, index) =>
    JSON.parse(
      JSON.stringify(mask(body, client.site)).replaceAll(`{site}/${languages[index]}/`, '{context}/'),
    ),
  );
  const { properties, required, fieldsets } = bilingual(german, english);
  return { properties, required, fieldsets: fieldsets.filter(({ fields }) => fields.length > 0) };
}

/**
 * What each behavior adds to the schema of a type that has no other. Makes a content type of its own and removes it.
 */
export async function recordBehaviors(client) {
  const ofType = `${panel}/${type}`;
  try {
    await client.send('DELETE', ofType);
    const { data } = await expect(client, 201, 'POST', panel, { body: { id: type, title: type } });
    const names = Object.keys(data).filter((name) => behaviorName.test(name));
    const off = Object.fromEntries(names.map((name) => [name, false]));
    const found = {};
    for (const name of names) {
      await expect(client, 204, 'PATCH', ofType, { body: { ...off, [name]: true } });
      found[name] = await schemaOf(client);
    }
    return found;
  } finally {
    await client.send('DELETE', ofType);
  }
}
