import { fieldMessages } from '@/editor/block-forms/messages';
import { queryFields, queryMessages } from '@/editor/block-forms/query-fields';
import { entryFields, headTitleField, newTabField } from '@/editor/block-forms/slide-fields';
import { withTarget } from '@/editor/block-forms/teaser-form';
import type { QueryLine } from '@/forms/schema';
import { countOf } from '@/lib/count';
import { isRecord } from '@/lib/text';
import type { BlockSchema } from '../../definition';
import { criteriaOf } from '../blocks-in';
import { teaserNames } from '../data';
import { messages } from './messages';

type Stored = Readonly<Record<string, unknown>>;

/** The second teaser under the names of the first, and back. */
const unprefixed = (stored: Stored): Stored =>
  Object.fromEntries(
    teaserNames.filter((name) => Object.hasOwn(stored, `t${name}`)).map((name) => [name, stored[`t${name}`]]),
  );
const prefixed = (fields: Stored): Stored =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`t${name}`, value]));

const writesSecond = (stored: Stored, value: unknown) => prefixed(withTarget(unprefixed(stored), value));

/** The criteria stay in the form in which they are stored. */
const criteria = {
  read: ({ querystring }: Stored) => criteriaOf({ querystring }),
  write: ({ querystring }: Stored, value: unknown) =>
    Array.isArray(querystring)
      ? { querystring: value }
      : { querystring: { ...(isRecord(querystring) && querystring), query: value } },
};

const readsLimit = (stored: Stored) => countOf(stored['limit']) ?? null;
const readsPageSize = (stored: Stored) => countOf(stored['itemBatchSize']) ?? null;

interface Teaser {
  href: unknown;
  title: string;
  head_title: string;
  description: string;
  preview_image: unknown;
  openLinkInNewTab: boolean;
}

type SecondTeaser = { [Name in keyof Teaser as `t${Name}`]: Teaser[Name] };

export interface AktuellesForm extends Teaser, SecondTeaser {
  headline: string;
  query: readonly QueryLine[];
  sort_on: string;
  reversedOrder: boolean;
  limit: number | null;
  itemBatchSize: number | null;
}

const teaser = { ...entryFields, ...headTitleField, ...newTabField };

export const schema: BlockSchema<AktuellesForm> = {
  fields: {
    headline: { widget: 'text', title: fieldMessages.headline },
    ...teaser,
    href: { ...teaser.href, write: withTarget },
    thref: { ...teaser.href, write: writesSecond },
    ttitle: teaser.title,
    thead_title: teaser.head_title,
    tdescription: teaser.description,
    tpreview_image: teaser.preview_image,
    topenLinkInNewTab: teaser.openLinkInNewTab,
    query: {
      ...queryFields.query({ sortOn: 'sort_on', isReversed: 'reversedOrder', limit: 'limit' }),
      ...criteria,
    },
    sort_on: queryFields.sortOn,
    reversedOrder: queryFields.reversed,
    limit: { ...queryFields.limit, read: readsLimit },
    itemBatchSize: { ...queryFields.pageSize, read: readsPageSize },
  },
  fieldsets: [
    { id: 'default', title: fieldMessages.settings, fields: ['headline'] },
    {
      id: 'first',
      title: messages.first,
      fields: ['href', 'title', 'head_title', 'description', 'preview_image', 'openLinkInNewTab'],
    },
    {
      id: 'second',
      title: messages.second,
      fields: ['thref', 'ttitle', 'thead_title', 'tdescription', 'tpreview_image', 'topenLinkInNewTab'],
    },
    {
      id: 'querystring',
      title: queryMessages.criteria,
      fields: ['query', 'sort_on', 'reversedOrder', 'limit', 'itemBatchSize'],
    },
  ],
};
