import { sideChoices } from '@/editor/block-forms/choices';
import { fieldMessages } from '@/editor/block-forms/messages';
import type { BlockSchema } from '../../definition';
import { buttonColours } from '../colours';
import type { ButtonData } from '../data';
import { colourMessages, messages } from './messages';

const colours = buttonColours.map((colour) => ({ ...colour, title: colourMessages[colour.value] }));

/** Volto's own button keeps the side of its words under a name of its own, and is asked for that. */
export const schema = ({ inneralign }: ButtonData): BlockSchema<ButtonData> => {
  const side = { widget: 'choice', title: fieldMessages.align, choices: sideChoices } as const;
  const align = inneralign === undefined ? 'align' : 'inneralign';
  return {
    fields: {
      title: { widget: 'text', title: fieldMessages.title },
      href: { widget: 'link', mode: 'link', title: fieldMessages.target },
      openLinkInNewTab: { widget: 'boolean', title: fieldMessages.newTab },
      align: side,
      inneralign: side,
      button_color: { widget: 'colour', title: messages.colour, colours },
    },
    fieldsets: [
      {
        id: 'default',
        title: fieldMessages.settings,
        fields: ['title', 'href', 'openLinkInNewTab', align, 'button_color'],
      },
    ],
  };
};
