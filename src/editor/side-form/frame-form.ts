import type { BlockSchema } from '@/blocks/definition';
import { frameShape, type FrameData } from '@/blocks/frame/data';
import { defineMessages } from '@/i18n/define-messages';
import { readOnce } from '@/lib/read-once';
import { blockForm, type BlockForm } from './block-form';

const messages = defineMessages({
  fieldset: { id: 'editor.frame.fieldset' },
  ground: { id: 'editor.frame.ground' },
  fullGround: { id: 'editor.frame.fullGround' },
  large: { id: 'editor.frame.large' },
  theme: { id: 'editor.frame.theme' },
});

/** What every block may carry; a theme is asked for only where older content has one. */
const frameSchema = ({ theme }: FrameData): BlockSchema<FrameData> => ({
  fields: {
    bg_color: { widget: 'colour', title: messages.ground },
    useFullBackgroundContainer: { widget: 'boolean', title: messages.fullGround },
    useLargeContainer: { widget: 'boolean', title: messages.large },
    ...(theme !== '' && { theme: { widget: 'colour', title: messages.theme } }),
  },
  fieldsets: [
    {
      id: 'appearance',
      title: messages.fieldset,
      fields: [
        'bg_color',
        'useFullBackgroundContainer',
        'useLargeContainer',
        ...(theme === '' ? [] : ['theme' as const]),
      ],
    },
  ],
});

type Stored = Readonly<Record<string, unknown>>;

/** A block's form with the settings that it shares with all blocks; those that it asks for itself stand where it does. */
export function framedForm(own: BlockForm, stored: Stored): BlockForm {
  const frame = blockForm(frameSchema, readOnce(frameShape, stored));
  const fieldsets = frame.fieldsets.map((set) => ({
    ...set,
    fields: set.fields.filter((name) => !Object.hasOwn(own.fields, name)),
  }));
  return { fields: { ...frame.fields, ...own.fields }, fieldsets: [...own.fieldsets, ...fieldsets] };
}

/** A ground runs to the edges of the window as long as nobody says otherwise. */
export const withFrameDefaults = (stored: Stored): Stored => ({
  ...stored,
  useFullBackgroundContainer: stored['useFullBackgroundContainer'] !== false,
});
