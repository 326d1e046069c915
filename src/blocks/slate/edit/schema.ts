import { levelChoices } from '@/editor/block-forms/choices';
import { fieldMessages } from '@/editor/block-forms/messages';
import type { BlockSchema } from '../../definition';
import { slateShape, type SlateData } from '../data';
import { headingsOf } from '../headings-of';
import { messages } from './messages';

/** An entry begins as the heading that it stands for. */
function writeOverride(stored: Readonly<Record<string, unknown>>, value: unknown) {
  const data = slateShape.read(stored);
  const { level, entry_text: words } = data;
  const [heading] = headingsOf(data);
  const begins = value === true && heading && level === undefined;
  return {
    override_toc: value,
    ...(begins && { level: `h${heading.level}`, entry_text: words || heading.text }),
  };
}

const fields = {
  override_toc: {
    widget: 'boolean',
    title: messages.overrideToc,
    description: messages.overrideTocHint,
    write: writeOverride,
  },
  level: { widget: 'choice', title: messages.level, choices: levelChoices },
  entry_text: { widget: 'text', title: messages.entryText },
} as const satisfies BlockSchema<SlateData>['fields'];

/** A text is edited in its place alone; one that a table of contents lists says what that makes of it. */
export function schemaOf(data: SlateData): BlockSchema<SlateData> {
  if (data.override_toc === true)
    return {
      fields,
      fieldsets: [
        { id: 'default', title: fieldMessages.settings, fields: ['override_toc', 'level', 'entry_text'] },
      ],
    };
  if (headingsOf(data).length === 0) return { fields: {}, fieldsets: [] };
  return {
    fields,
    fieldsets: [{ id: 'default', title: fieldMessages.settings, fields: ['override_toc'] }],
  };
}
