import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '@/i18n/define-messages';

const messages = defineMessages({
  place: { id: 'editor.block.teaserHero.place' },
  left: { id: 'editor.block.teaserHero.left' },
  right: { id: 'editor.block.teaserHero.right' },
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
      { value: 'left', title: messages.left },
      { value: 'right', title: messages.right },
    ],
  }) as const;

/** The words of its button. */
export const buttonWords = { widget: 'text', title: messages.button } as const;
