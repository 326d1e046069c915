import { fieldMessages } from '@/editor/block-forms/messages';
import type { BlockSchema } from '../../definition';
import { messages } from './messages';

export interface AzlistForm {
  title: string;
  description: string;
  href: unknown;
  subjects: readonly string[];
}

export const schema: BlockSchema<AzlistForm> = {
  fields: {
    title: { widget: 'text', title: fieldMessages.headline },
    description: { widget: 'textarea', title: fieldMessages.description },
    href: { widget: 'link', mode: 'link', title: messages.unit, isInternal: true },
    subjects: {
      widget: 'tokens',
      title: messages.tags,
      vocabulary: '/@vocabularies/plone.app.vocabularies.Keywords',
    },
  },
  fieldsets: [
    {
      id: 'default',
      title: fieldMessages.settings,
      fields: ['title', 'description', 'href', 'subjects'],
    },
  ],
};
