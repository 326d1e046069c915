import { describedBy, FieldNotes, type WidgetProps } from '../field-frame';
import type { ChoiceField } from '../schema';
import { WordsOf } from '../words';
import './radio-widget.css';

/** One of several values, all of which are seen. */
export function RadioWidget({ id, field, value, error, onChange }: WidgetProps<ChoiceField>) {
  return (
    <fieldset
      className="field field--radios"
      role="radiogroup"
      aria-required={field.isRequired ?? false}
      aria-invalid={error !== undefined}
      aria-describedby={describedBy({ id, field, error })}
    >
      <legend className="field__label">
        <WordsOf words={field.title} />
      </legend>
      <div className="field__radios">
        {field.choices.map(({ value: each, title }, index) => (
          <label key={each} className="field__radio">
            <input
              // The first one is where the field begins.
              {...(index === 0 && { id })}
              type="radio"
              name={id}
              required={field.isRequired ?? false}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <WordsOf words={title} />
          </label>
        ))}
      </div>
      <FieldNotes id={id} field={field} error={error} />
    </fieldset>
  );
}
