import type { InstitutListItem } from '@/api/types/portal-calls';
import type { Item } from '~mocks/repository/types';
import { textOf, urlOf } from '~mocks/content/perspective';
import type { Call, Service } from '../shared/call';

const languages = ['de', 'en'];
const siteLanguage = 'de';

/** Tokens of the comma lists; undefined for all. */
function wantedTokens(call: Call): ReadonlySet<string> | undefined {
  const given = call.parameters.all('institutes').flatMap((list) => list.split(','));
  const tokens = given.map((token) => token.trim()).filter((token) => token !== '');
  return tokens.length === 0 || tokens.includes('all') ? undefined : new Set(tokens);
}

const tokenOf = (item: Item): string => textOf(item, 'token') || item.id;

const nameOf = (item: Item): string => textOf(item, 'name') || textOf(item, 'title');

/** Viewable divisions in one language, with those that belong to every language, by title. */
function divisionsOf(call: Call, type: string): Item[] {
  const locale = call.parameters.first('locale') ?? '';
  const language = languages.includes(locale) ? locale : siteLanguage;
  const { repository, viewer } = call;
  const query = {
    criteria: [
      { index: 'portal_type', values: [type] },
      { index: 'Language', values: [language, ''] },
    ],
    sort: [{ on: 'sortable_title', descending: false }],
    includeInactive: repository.can(viewer, 'Access inactive portal content', repository.root),
    start: 0,
    size: Number.MAX_SAFE_INTEGER,
  };
  return repository.search(query, viewer).items;
}

function entry(call: Call, institute: Item, areas: readonly Item[]): InstitutListItem {
  const inside = `${call.repository.pathOf(institute)}/`;
  return {
    '@id': urlOf(call, institute),
    token: tokenOf(institute),
    title: textOf(institute, 'title'),
    name: nameOf(institute),
    description: textOf(institute, 'description'),
    institutsbereiche: areas
      .filter((area) => call.repository.pathOf(area).startsWith(inside))
      .map((area) => ({
        '@id': urlOf(call, area),
        token: tokenOf(area),
        title: textOf(area, 'title'),
        name: nameOf(area),
      })),
  };
}

function institutList(call: Call): unknown {
  const tokens = wantedTokens(call);
  const areas = divisionsOf(call, 'Institutsbereich');
  const items = divisionsOf(call, 'Institut')
    .filter((institute) => tokens?.has(tokenOf(institute)) ?? true)
    .map((institute) => entry(call, institute, areas));
  return { '@id': `${call.base}/@institutlist`, items, items_total: items.length };
}

export const institutListService: Service = { name: '@institutlist', get: institutList, rootOnly: true };
