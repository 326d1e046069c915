import { askBoth } from './bilingual.mjs';
import { mask } from './mask.mjs';
import { computed } from './vocabularies.mjs';

const both = (client, path) =>
  askBoth(async (language) => mask(await client.get(path, { language }), client.site));

/** What a querystring is built from. Values that come from users and keywords are left to the embedded CMS. */
export async function recordQuerystring(client) {
  const body = await askBoth(async (language) =>
    JSON.parse(
      JSON.stringify(mask(await client.get(`/${language}/@querystring`), client.site)).replaceAll(
        `{site}/${language}/`,
        '{context}/',
      ),
    ),
  );
  for (const index of [...Object.values(body.indexes), ...Object.values(body.sortable_indexes)])
    if (computed.has(index.vocabulary)) index.values = {};
  return body;
}

export const recordRoles = (client) => both(client, '/@roles');

export async function recordUserSchemas(client) {
  return {
    userschema: await both(client, '/@userschema'),
    registration: await both(client, '/@userschema/registration'),
  };
}
