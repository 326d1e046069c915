import type { WidgetProps } from '@/forms/field-frame';
import type { ChoicesField } from '@/forms/schema';
import { WordsOf } from '@/forms/words';
import { ToolField } from './tool-field';

/** Several of a few values; stored ones that are not offered any more stay until they are taken away. */
export function ChoicesWidget({ id, field, value, error, onChange }: WidgetProps<ChoicesField>) {
  const known = new Set(field.choices.map((choice) => choice.value));
  const others = value.filter((each) => !known.has(each)).map((each) => ({ value: each, title: each }));
  const offered = [...field.choices, ...others];
  const toggle = (toggled: string, isOn: boolean) =>
    onChange(isOn ? [...value, toggled] : value.filter((each) => each !== toggled));
  return (
    <ToolField id={id} field={field} error={error} isGroup>
      {offered.map((choice) => (
        <label key={choice.value} className="tool-check">
          <input
            type="checkbox"
            className="tool-check__box"
            disabled={field.isReadOnly ?? false}
            checked={value.includes(choice.value)}
            onChange={(event) => toggle(choice.value, event.target.checked)}
          />
          <WordsOf words={choice.title} />
        </label>
      ))}
    </ToolField>
  );
}
