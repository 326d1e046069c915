import type { WidgetProps } from '@/forms/field-frame';
import type { JsonField } from '@/forms/schema';
import { messages } from './messages';
import { controlOf, ToolField } from './tool-field';
import { useDraft } from './use-draft';

const write = (value: unknown): string =>
  value === null || value === undefined ? '' : JSON.stringify(value, null, 2);

function read(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Data of its own structure, as JSON. */
export function JsonWidget({ id, field, value, error, onChange }: WidgetProps<JsonField>) {
  const bad = { message: messages.noJson };
  const draft = useDraft<unknown>({ id, value, onChange, write, read, bad });
  const wrong = draft.error ?? error;
  return (
    <ToolField id={id} field={field} error={wrong}>
      <textarea
        {...controlOf({ id, field, error: wrong })}
        className="tool-input tool-input--lines tool-input--code"
        rows={6}
        spellCheck={false}
        readOnly={field.isReadOnly ?? false}
        value={draft.text}
        onChange={(event) => draft.change(event.target.value)}
      />
    </ToolField>
  );
}
