import { levelChoices } from '@/editor/block-forms/choices';
import { fieldMessages } from '@/editor/block-forms/messages';
import { queryFields, queryMessages } from '@/editor/block-forms/query-fields';
import type { QueryLine } from '@/forms/schema';
import type { BlockSchema } from '../../definition';
import type { levels } from '../../headline';
import { bindings } from './bindings';
import { messages, variationMessages } from './messages';

interface ListingForm {
  headline: string;
  headlineTag: (typeof levels)[number];
  variation: keyof typeof variationMessages;
  query: readonly QueryLine[];
  sort_on: string;
  sort_order_boolean: boolean;
  limit: number | null;
  b_size: number | null;
  depth: string;
  linkTitle: string;
  linkHref: unknown;
}

const choicesOf = <Name extends string>(words: Readonly<Record<Name, { id?: string }>>) =>
  (Object.keys(words) as Name[]).map((value) => ({ value, title: words[value] }));

export const schema: BlockSchema<ListingForm> = {
  fields: {
    headline: { widget: 'text', title: fieldMessages.headline },
    headlineTag: {
      widget: 'choice',
      title: fieldMessages.headlineLevel,
      isRequired: true,
      choices: levelChoices,
      ...bindings.headlineTag,
    },
    variation: {
      widget: 'choice',
      title: fieldMessages.variation,
      isRequired: true,
      choices: choicesOf(variationMessages),
      ...bindings.variation,
    },
    query: {
      ...queryFields.query({
        sortOn: 'sort_on',
        isReversed: 'sort_order_boolean',
        limit: 'limit',
        depth: 'depth',
      }),
      listsChildren: true,
      ...bindings.query,
    },
    sort_on: { ...queryFields.sortOn, ...bindings.sortOn },
    sort_order_boolean: { ...queryFields.reversed, ...bindings.isReversed },
    limit: { ...queryFields.limit, ...bindings.limit },
    b_size: { ...queryFields.pageSize, ...bindings.pageSize },
    // Said by the criteria alone; a look at what they find needs it.
    depth: { widget: 'text', title: queryMessages.query, isHidden: true, ...bindings.depth },
    linkTitle: { widget: 'text', title: messages.linkTitle },
    linkHref: { widget: 'link', mode: 'link', title: messages.link },
  },
  fieldsets: [
    {
      id: 'default',
      title: fieldMessages.settings,
      fields: ['headline', 'headlineTag', 'variation', 'linkTitle', 'linkHref'],
    },
    {
      id: 'querystring',
      title: queryMessages.criteria,
      fields: ['query', 'sort_on', 'sort_order_boolean', 'limit', 'b_size'],
    },
  ],
};
