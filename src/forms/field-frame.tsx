import type { ReactNode, RefCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import './field-frame.css';
import type { FieldError, Field, ValueOf } from './schema';
import { WordsOf } from './words';

/** What every widget gets. */
export interface WidgetProps<Of extends Field = Field, Value = ValueOf<Of>> {
  id: string;
  field: Of;
  value: Value;
  /** What is wrong with the value. */
  error: FieldError | undefined;
  onChange: (value: Value) => void;
  /** Hears of the element that is written in, as far as the widget has one. */
  control?: RefCallback<HTMLElement> | undefined;
}

/** Ids of the words below a field, as its control names them. */
export function describedBy({
  id,
  field,
  error,
}: Pick<WidgetProps, 'id' | 'error'> & { field: Field }): string | undefined {
  const ids = [field.description && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** A field's title above its control, what belongs in and what is wrong with it below. */
export function FieldFrame({
  id,
  field,
  error,
  children,
}: Pick<WidgetProps, 'id' | 'field' | 'error'> & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id} className="field__label">
        <WordsOf words={field.title} />
      </label>
      <div className="field__control">{children}</div>
      <FieldNotes id={id} field={field} error={error} />
    </div>
  );
}

/** What belongs in a field, and what is wrong with it. */
export function FieldNotes({ id, field, error }: Pick<WidgetProps, 'id' | 'field' | 'error'>) {
  return (
    <>
      {field.description && (
        <p id={`${id}-hint`} className="meta">
          <WordsOf words={field.description} />
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field__error">
          {typeof error === 'string' ? (
            error
          ) : (
            <FormattedMessage {...error.message} values={error.values ?? {}} />
          )}
        </p>
      )}
    </>
  );
}
