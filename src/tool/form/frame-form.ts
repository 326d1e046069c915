import type { BlockSchema } from '@/blocks/definition';
import { frameShape, type FrameData } from '@/blocks/frame/data';
import { defineMessages } from '@/i18n/define-messages';
import { ownOf } from '@/lib/deep-equal';
import { readOnce } from '@/lib/read-once';
import { blockForm, type BlockForm } from './block-form';

export const frameMessages = defineMessages({
  fieldset: { id: 'editor.frame.fieldset' },
  ground: { id: 'editor.frame.ground' },
  fullGround: { id: 'editor.frame.fullGround' },
  large: { id: 'editor.frame.large' },
  theme: { id: 'editor.frame.theme' },
  mixed: { id: 'editor.frame.mixed' },
});

/** What every block may carry; a theme is asked for only where older content has one. */
const frameSchema = ({ theme }: FrameData): BlockSchema<FrameData> => ({
  fields: {
    bg_color: { widget: 'colour', title: frameMessages.ground },
    useFullBackgroundContainer: { widget: 'boolean', title: frameMessages.fullGround },
    useLargeContainer: { widget: 'boolean', title: frameMessages.large },
    ...(theme !== '' && { theme: { widget: 'colour', title: frameMessages.theme } }),
  },
  fieldsets: [
    {
      id: 'appearance',
      title: frameMessages.fieldset,
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

/** Whether all of some blocks have the same stored under a name. */
const isShared = (blocks: readonly Stored[], name: string): boolean =>
  blocks.every((block) => Object.is(ownOf(block, name), ownOf(blocks[0] ?? {}, name)));

/** The settings that several blocks share; what is not the same in all of them says so. `mixed` are the words for that. */
export function sharedForm(stored: readonly Stored[], mixed: string): BlockForm & { values: Stored } {
  const form = blockForm(frameSchema, readOnce(frameShape, {}));
  const blocks = stored.map(withFrameDefaults);
  const entries = Object.entries(form.fields).map(([name, field]) => {
    const [first] = blocks;
    if (isShared(blocks, name)) return { name, field, value: first && ownOf(first, name) };
    const described = { ...field, description: frameMessages.mixed };
    // A colour that no palette knows is shown by its name.
    return { name, field: described, value: field.widget === 'colour' ? mixed : undefined };
  });
  return {
    fieldsets: form.fieldsets,
    fields: Object.fromEntries(entries.map(({ name, field }) => [name, field])),
    values: Object.fromEntries(entries.map(({ name, value }) => [name, value])),
  };
}
