import { hasLink } from '@/components/universal-link/link-target';
import type { BlockEditor } from '../../definition';
import type { HeadingData, HeadlineData } from '../data';
import { HeadingEdit } from './edit';
import { HeadlineEdit } from './headline-edit';
import { headlineSchema, schema } from './schema';
import { turning } from './turning';

export const editor: BlockEditor<HeadingData> = {
  schema,
  defaults: () => ({ heading: '', tag: 'h2', alignment: 'left' }),
  checks: {
    isEmpty: ({ heading }) => heading.trim() === '',
    hasEmptyHeading: ({ heading }) => heading.trim() === '',
    lacksTarget: ({ linkTitle, linkHref }) => linkTitle.trim() !== '' && !hasLink(linkHref),
    withLevel: (_stored, _place, level) => ({ tag: `h${level}` }),
  },
  turning,
  edit: HeadingEdit,
};

export const headlineEditor: BlockEditor<HeadlineData> = {
  schema: headlineSchema,
  defaults: () => ({ title: '' }),
  checks: {
    isEmpty: ({ title }) => title.trim() === '',
    hasEmptyHeading: ({ title }) => title.trim() === '',
  },
  edit: HeadlineEdit,
};
