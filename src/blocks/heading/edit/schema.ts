import { sides } from '@/tool/form/sides';
import type { BlockSchema } from '../../definition';
import { levels } from '../../headline';
import type { HeadingData, HeadlineData } from '../data';
import { messages, tagMessages } from './messages';

export const schema: BlockSchema<HeadingData> = {
  fields: {
    heading: { widget: 'text', title: messages.label },
    tag: {
      widget: 'choice',
      title: messages.tag,
      isRequired: true,
      choices: levels.map((level) => ({ value: level, title: tagMessages[level] })),
    },
    alignment: { widget: 'choice', title: messages.alignment, isRequired: true, choices: sides },
    linkTitle: { widget: 'text', title: messages.linkTitle },
    linkHref: { widget: 'link', title: messages.linkHref, mode: 'link' },
  },
  fieldsets: [
    {
      id: 'default',
      title: messages.settings,
      fields: ['heading', 'tag', 'alignment', 'linkTitle', 'linkHref'],
    },
  ],
};

export const headlineSchema: BlockSchema<HeadlineData> = {
  fields: { title: { widget: 'text', title: messages.label } },
  fieldsets: [{ id: 'default', title: messages.settings, fields: ['title'] }],
};
