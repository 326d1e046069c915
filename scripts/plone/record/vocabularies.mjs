import { bilingual } from './bilingual.mjs';
import { languages } from './client.mjs';
import { mask } from './mask.mjs';

/** Terms that come from content, users, groups or settings, which the embedded CMS computes. */
export const computed = new Set([
  'collective.blog.authors',
  'collective.blog.tags',
  'plone.app.multilingual.RootCatalog',
  'plone.app.users.group_ids',
  'plone.app.vocabularies.Catalog',
  'plone.app.vocabularies.Groups',
  'plone.app.vocabularies.Keywords',
  'plone.app.vocabularies.Principals',
  'plone.app.vocabularies.SyndicatableFeedItems',
  'plone.app.vocabularies.Users',
  'plone.formwidget.relations.cmfcontentsearch',
  'portal.vocabularies.administrational_units',
  'portal.vocabularies.institutes',
  'portal.vocabularies.institutsbereiche',
  'portal.vocabularies.job_offer_categories',
  'portal.vocabularies.job_offer_fields_of_work',
  'portal.vocabularies.job_offer_locations',
  'portal.vocabularies.job_offer_target_groups',
  'portal.vocabularies.research_groups',
]);

/** Names of Python interfaces: nothing that a client shows. */
const unrecorded = new Set(['Interfaces']);

async function termsOf(client, name) {
  const { status, body } = await client.send('GET', `/de/@vocabularies/${name}?b_size=-1`);
  if (status !== 200) return { failure: { status, type: body.type, message: body.message } };
  const [german, english] = await Promise.all(
    languages.map(async (language) => {
      const { items } = await client.get(`/${language}/@vocabularies/${name}?b_size=-1`);
      return items.map(({ token, title }) => [token, title]);
    }),
  );
  const isSameOrder = german.every(([token], index) => token === english[index]?.[0]);
  const terms = isSameOrder ? bilingual(german, english) : { de: german, en: english };
  return { terms };
}

/** Every vocabulary in the order of the list, static ones with their terms: `[token, title]`. */
export async function recordVocabularies(client) {
  const list = await client.get('/@vocabularies');
  const found = [];
  for (const { title: name } of list) {
    if (unrecorded.has(name)) {
      found.push({ name, terms: [] });
      continue;
    }
    const rest = computed.has(name) ? { computed: true } : mask(await termsOf(client, name), client.site);
    found.push({ name, ...rest });
  }
  return found;
}
