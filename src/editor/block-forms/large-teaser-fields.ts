import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '@/i18n/define-messages';

export const sideMessages = defineMessages({
  left: { id: 'editor.block.teaserHero.left' },
  right: { id: 'editor.block.teaserHero.right' },
});

const messages = defineMessages({
  place: { id: 'editor.block.teaserHero.place' },
  button: { id: 'editor.block.teaserHero.button' },
});

/** Where the picture of a large teaser stands; what `top` means there each block says. */
export const pictureSide = (top: MessageDescriptor) =>
  ({
    widget: 'choice',
    title: messages.place,
    isRequired: true,
    choices: [
      { value: 'top', title: top },
      { value: 'left', title: sideMessages.left },
      { value: 'right', title: sideMessages.right },
    ],
  }) as const;

/** The words of its button. */
export const buttonWords = { widget: 'text', title: messages.button } as const;
