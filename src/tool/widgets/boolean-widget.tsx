import type { WidgetProps } from '@/forms/field-frame';
import type { BooleanField } from '@/forms/schema';
import { WordsOf } from '@/forms/words';
import { FieldNotes, noteIds } from './tool-field';
import './style.css';

/** On or off. */
export function BooleanWidget(props: WidgetProps<BooleanField>) {
  const { id, field, value, error, onChange } = props;
  return (
    <div className={error === undefined ? 'tool-field' : 'tool-field tool-field--wrong'}>
      <label className="tool-switch" htmlFor={id}>
        <span className="tool-switch__title">
          <WordsOf words={field.title} />
        </span>
        <input
          id={id}
          name={id}
          type="checkbox"
          role="switch"
          className="tool-switch__box"
          disabled={field.isReadOnly ?? false}
          checked={value}
          aria-invalid={error !== undefined}
          aria-describedby={noteIds(props)}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      <FieldNotes id={id} field={field} error={error} />
    </div>
  );
}
