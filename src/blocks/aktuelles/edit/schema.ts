import { fieldMessages } from '@/editor/block-forms/messages';
import { queryFields, queryMessages } from '@/editor/block-forms/query-fields';
import { entryFields, headTitleField, newTabField } from '@/editor/block-forms/slide-fields';
import type { QueryLine } from '@/forms/schema';
import type { BlockSchema } from '../../definition';
import { messages } from './messages';

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
    thref: teaser.href,
    ttitle: teaser.title,
    thead_title: teaser.head_title,
    tdescription: teaser.description,
    tpreview_image: teaser.preview_image,
    topenLinkInNewTab: teaser.openLinkInNewTab,
    query: queryFields.query({ sortOn: 'sort_on', isReversed: 'reversedOrder', limit: 'limit' }),
    sort_on: queryFields.sortOn,
    reversedOrder: queryFields.reversed,
    limit: queryFields.limit,
    itemBatchSize: queryFields.pageSize,
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
