import type { WidgetProps } from '@/forms/field-frame';
import type { ChoiceField } from '@/forms/schema';
import { ToolIcon } from '../icon/tool-icon';
import { messages } from './messages';
import { controlOf, ToolField } from './tool-field';
import { useWordsText } from './words-text';

/** One of several values; a stored one that is not offered any more stays. */
export function ChoiceWidget(props: WidgetProps<ChoiceField>) {
  const { id, value, error, onChange } = props;
  const wordsOf = useWordsText();
  // One that has a value and cannot be emptied asks for nothing.
  const { isRequired, ...optional } = props.field;
  const field = value === '' ? props.field : optional;
  const isOffered = field.choices.some((choice) => choice.value === value);
  return (
    <ToolField id={id} field={field} error={error}>
      <span className="tool-select">
        <select
          {...controlOf({ id, field, error })}
          className="tool-input"
          disabled={field.isReadOnly ?? false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {(!isRequired || value === '') && <option value="">{wordsOf(messages.none)}</option>}
          {value !== '' && !isOffered && <option value={value}>{value}</option>}
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {wordsOf(choice.title)}
            </option>
          ))}
        </select>
        <ToolIcon name="chevron-down" size={16} />
      </span>
    </ToolField>
  );
}
