import { fieldMessages } from '@/editor/block-forms/messages';
import { queryFields, queryMessages } from '@/editor/block-forms/query-fields';
import { sortMessages } from '@/editor/block-forms/sort-choices';
import type { ChoiceField, QueryLine, Words } from '@/forms/schema';
import type { BlockSchema } from '../../definition';
import { levels } from '../../headline';
import type { SearchData } from '../data';
import { bindings } from './bindings';
import { facetTypeMessages, messages, placeMessages, viewMessages } from './messages';

type Unlike = 'query' | 'facets' | 'listingBodyTemplate' | 'sortOnOptions' | 'availableViews';

interface SearchForm extends Omit<SearchData, Unlike> {
  facets: {
    field: unknown;
    title: string;
    type: SearchData['facets'][number]['type'];
    multiple: boolean;
    hidden: boolean;
    advanced: boolean;
  }[];
  listingBodyTemplate: unknown;
  sortOnOptions: readonly string[];
  availableViews: readonly string[];
  'query.query': readonly QueryLine[];
}

const choicesOf = <Name extends string>(words: Readonly<Record<Name, Words>>) =>
  (Object.keys(words) as Name[]).map((value) => ({ value, title: words[value] }));

/** What is stored stays among the choices, also where nobody offers it. */
function choicesWith(
  words: Readonly<Record<string, Words>>,
  stored: readonly string[],
): ChoiceField['choices'] {
  const others = stored.filter((value) => value !== '' && !Object.hasOwn(words, value));
  const offered = Object.entries(words).map(([value, title]) => ({ value, title }));
  return [...offered, ...others.map((value) => ({ value, title: value }))];
}

export const schema = (data: SearchData): BlockSchema<SearchForm> => ({
  fields: {
    headline: { widget: 'text', title: fieldMessages.headline },
    headlineTag: {
      widget: 'choice',
      title: fieldMessages.headlineLevel,
      isRequired: true,
      choices: levels.map((value) => ({ value, title: value.toUpperCase() })),
      ...bindings.headlineTag,
    },
    showSearchInput: { widget: 'boolean', title: messages.showInput, ...bindings.showSearchInput },
    searchInputPrompt: { widget: 'text', title: messages.inputPrompt },
    showSearchButton: { widget: 'boolean', title: messages.showButton },
    searchButtonLabel: { widget: 'text', title: messages.buttonLabel },
    showSortOn: { widget: 'boolean', title: messages.showSortOn },
    sortOnLabel: { widget: 'text', title: messages.sortOnLabel },
    sortOnOptions: {
      widget: 'choices',
      title: messages.sortOnOptions,
      choices: choicesWith(sortMessages, data.sortOnOptions),
    },
    showTotalResults: { widget: 'boolean', title: messages.showTotal, ...bindings.showTotalResults },
    facetsTitle: { widget: 'text', title: messages.facetsTitle },
    facets: {
      widget: 'objects',
      title: messages.facets,
      item: messages.facet,
      ...bindings.facets,
      fields: {
        title: { widget: 'text', title: fieldMessages.title },
        field: { widget: 'index', title: messages.index },
        type: { widget: 'choice', title: messages.type, choices: choicesOf(facetTypeMessages) },
        multiple: { widget: 'boolean', title: messages.multiple },
        hidden: { widget: 'boolean', title: messages.hidden },
        advanced: { widget: 'boolean', title: messages.advanced },
      },
    },
    availableViews: {
      widget: 'choices',
      title: messages.views,
      choices: choicesWith(viewMessages, data.availableViews),
    },
    listingBodyTemplate: {
      widget: 'choice',
      title: messages.template,
      choices: choicesWith(viewMessages, [data.listingBodyTemplate]),
    },
    variation: {
      widget: 'choice',
      title: fieldMessages.variation,
      isRequired: true,
      choices: choicesOf(placeMessages),
      ...bindings.variation,
    },
    'query.query': queryFields.query({
      sortOn: 'query.sort_on',
      isReversed: 'query.sort_order_boolean',
      limit: 'query.limit',
      depth: 'query.depth',
    }),
    'query.sort_on': {
      ...queryFields.sortOn,
      choices: choicesWith(sortMessages, [data.query?.sort_on ?? '']),
      ...bindings.sortOn,
    },
    'query.sort_order_boolean': { ...queryFields.reversed, ...bindings.isReversed },
    'query.limit': { ...queryFields.limit, ...bindings.limit },
    'query.b_size': { ...queryFields.pageSize, ...bindings.pageSize },
  },
  fieldsets: [
    {
      id: 'default',
      title: fieldMessages.settings,
      fields: ['headline', 'headlineTag', 'variation', 'listingBodyTemplate', 'availableViews'],
    },
    {
      id: 'query',
      title: queryMessages.criteria,
      fields: ['query.query', 'query.sort_on', 'query.sort_order_boolean', 'query.limit', 'query.b_size'],
    },
    {
      id: 'controls',
      title: messages.controls,
      fields: [
        'showSearchInput',
        ...(data.showSearchInput === false ? [] : (['searchInputPrompt', 'showSearchButton'] as const)),
        ...(data.showSearchButton === true ? (['searchButtonLabel'] as const) : []),
        'showSortOn',
        ...(data.showSortOn === true ? (['sortOnLabel', 'sortOnOptions'] as const) : []),
        'showTotalResults',
      ],
    },
    { id: 'facets', title: messages.facets, fields: ['facetsTitle', 'facets'] },
  ],
});
