import { contentTypes } from '@/content-types/registry';
import { types } from '@/lib/content-types';
import { blocks } from '~test/support/all-blocks';

/** Modules whose whole job is to read one stored format. */
const readers = [
  /^src\/lib\/(text|shape|count)\.ts$/,
  /^src\/api\//,
  /\/data\.ts$/,
  'src/components/image/image-source.ts',
  'src/components/universal-link/link-target.ts',
  'src/components/data-table/table-rows.ts',
  'src/components/slate-value/nodes.ts',
  'src/components/slate-value/any-text.ts',
  'src/components/slate-value/from-draft.ts',
  'src/components/slate-value/any-text.ts',
  'src/components/slate-value/link-of.ts',
  'src/content-types/other-type/field-content.ts',
  'src/blocks/listing/listing-query.ts',
  'src/blocks/stored-query.ts',
  // What a search stores of itself, in its block and in the address.
  'src/blocks/search/address.ts',
  'src/blocks/search/edit/bindings.ts',
  'src/editor/session/lasting-links.ts',
  'src/editor/checks/links-in.ts',
  'src/blocks/item-card.ts',
  'src/blocks/footnotes/notes-in.ts',
  // Styles of other sites, in all their forms.
  'src/blocks/frame/foreign.ts',
  'src/blocks/listing/variations/fields-of.ts',
  'src/components/persons/person.ts',
  // Entries of lists are changed as they are stored.
  'src/editor/block-forms/entries-form.ts',
  // A JSON schema of Plone becomes a form, and what the CMS stores becomes what its fields edit.
  /^src\/forms\/(from-plone-schema|plone-field|plone-property|stored-value)\.ts$/,
];

const isReader = (file: string) =>
  readers.some((reader) => (typeof reader === 'string' ? reader === file : reader.test(file)));

/** Where something is said of types by their names: in the folder of each, and in one list a purpose. */
const listsOfTypes = [
  /^src\/(blocks|content-types)\/[^/]+\/.+/,
  /^src\/api\/types\//,
  'src/blocks/registry.ts',
  'src/content-types/registry.ts',
  // Of which search engines learn more than the way to them.
  'src/content-types/structured-types.ts',
  // What the whole site knows of a type of content.
  'src/lib/content-types.ts',
  // The groups in which the CMS counts hits, and what a hit is called by the name that its server has for it.
  'src/api/search-tabs.ts',
  'src/pages/search/hit-kind.ts',
  // What a Plone without the portal's own call is asked for instead.
  'src/api/institutes.ts',
  // The role that is called as the type of people is.
  'src/api/accounts.ts',
  // People alone are asked for.
  'src/api/persons.ts',
  // What an upload makes, where it lies before its page is there, and kinds of fields that Plone's schemas call by the same words.
  'src/api/upload.ts',
  'src/api/create-file.ts',
  'src/api/held-uploads.ts',
  'src/forms/plone-field.ts',
  'src/admin/content-types/field-kinds.ts',
  // What editors add: the types by what they are for, and a drawing of each.
  'src/admin/toolbar/type-groups.ts',
  'src/admin/kit/type-icons.ts',
  // What pasted words, tables and files become.
  'src/editor/canvas/pasted-blocks.ts',
  // Of what the site's own patterns are made, and as what editors' are stored.
  /^src\/editor\/patterns\/built-in\//,
  'src/api/patterns.ts',
  // What is a picture for those who choose one.
  'src/tool/object-browser/rules.ts',
];

const mayNameTypes = (file: string) =>
  listsOfTypes.some((place) => (typeof place === 'string' ? place === file : place.test(file)));

/** `item['@type'] === …`, `switch (item['@type'])`, `names.has(item['@type'])`, and the same the other way round. */
const type = String.raw`(?:textOf\()?\b\w+(?:\?\.)?\['@type'\]`;
const comparisons = [
  new RegExp(`${type}\\)? (?:=|!)==? `),
  new RegExp(`(?:=|!)==? ${type}`),
  new RegExp(`switch \\(${type}`),
  new RegExp(`\\.(?:has|get|includes|indexOf)\\(${type}`),
  new RegExp(`\\w\\[${type}`),
];

/** Names that are no words of the language, so that they stand for a type wherever they are written. */
const names = new Set([
  ...contentTypes.map(({ type }) => type),
  ...types.keys(),
  ...blocks.map(({ name }) => name).filter((name) => /[A-Z_]/.test(name)),
]);

/** What is wrong with how a module reads stored data, in words. */
export function readingViolations(file: string, source: string): string[] {
  const lines = source.split('\n').filter((line) => !/^(?:\/\*|\*|\/\/)/.test(line.trim()));
  const code = lines.join('\n');
  const violations: string[] = [];
  if (!isReader(file) && /\btextOf\b/.test(code)) violations.push(`${file} reads stored data by itself`);
  if (mayNameTypes(file)) return violations;
  const asks = (line: string) => !line.includes('typeof') && comparisons.some((way) => way.test(line));
  if (lines.some(asks)) violations.push(`${file} asks by @type`);
  for (const [, name = ''] of code.matchAll(/'([^'\n]+)'/g))
    if (names.has(name)) violations.push(`${file} names the type ${name}`);
  return violations;
}
