import { hasLink } from '@/components/universal-link/link-target';
import type { BlockEditor } from '../../definition';
import type { ButtonData } from '../data';
import { buttonColourOf } from '../colours';
import { ButtonEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<ButtonData> = {
  schema,
  defaults: () => ({ href: [] }),
  checks: {
    isEmpty: ({ title, href }) => title.trim() === '' && !hasLink(href),
    lacksTarget: ({ title, href }) => title.trim() !== '' && !hasLink(href),
    colours: ({ button_color: stored }) => {
      const colour = buttonColourOf(stored);
      return colour ? [{ text: colour.text, ground: colour.value }] : [];
    },
  },
  edit: ButtonEdit,
};
