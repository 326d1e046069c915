import type { ReactNode } from 'react';
import { WordsOf } from '@/forms/words';
import type { WidgetProps } from '@/forms/field-frame';
import { ToolIcon } from '../icon/tool-icon';
import { useErrorText } from './words-text';
import './style.css';
import './choosers.css';
import './moments.css';
import './cards.css';

type Framed = Pick<WidgetProps, 'id' | 'error'> & { field: WidgetProps['field'] };
type Controlled = Framed & Pick<WidgetProps, 'control'>;

interface ToolFieldProps extends Framed {
  /** Stands at the right of the title, as how many letters are left. */
  aside?: ReactNode;
  /** What is edited by several controls is a group that the title names. */
  isGroup?: boolean;
  children: ReactNode;
}

/** A field's title with its mark above its control, what belongs in and what is wrong with it below. */
export function ToolField({ id, field, error, aside, isGroup = false, children }: ToolFieldProps) {
  const title = (
    <>
      <WordsOf words={field.title} />
      {field.isRequired && (
        <span className="tool-field__required" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
  return (
    <div
      className={error === undefined ? 'tool-field' : 'tool-field tool-field--wrong'}
      {...(isGroup && { id, role: 'group', tabIndex: -1, 'aria-labelledby': `${id}-title` })}
      {...(isGroup && { 'aria-describedby': noteIds({ id, field, error }) })}
    >
      <div className="tool-field__head">
        {isGroup ? (
          <span id={`${id}-title`} className="tool-field__title">
            {title}
          </span>
        ) : (
          <label id={`${id}-title`} htmlFor={id} className="tool-field__title">
            {title}
          </label>
        )}
        {aside}
      </div>
      {children}
      <FieldNotes id={id} field={field} error={error} />
    </div>
  );
}

/** What stands below a field. */
export function FieldNotes({ id, field, error }: Framed) {
  return (
    <>
      {field.description && (
        <p id={`${id}-hint`} className="tool-field__hint">
          <WordsOf words={field.description} />
        </p>
      )}
      <ErrorNote id={id} error={error} />
    </>
  );
}

/** What is wrong with what a control holds. */
export function ErrorNote({ id, error }: Pick<Framed, 'id' | 'error'>) {
  const errorText = useErrorText();
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className="tool-field__error">
      <ToolIcon name="alert" size={14} />
      {errorText(error)}
    </p>
  );
}

/** Ids of what stands below a field, as its control names them. */
export function noteIds({ id, field, error }: Framed): string | undefined {
  const ids = [field.description && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** What every control of a field says of it. */
export function controlOf(props: Controlled) {
  return {
    ref: props.control,
    id: props.id,
    name: props.id,
    'aria-required': props.field.isRequired ?? false,
    'aria-invalid': props.error !== undefined,
    'aria-describedby': noteIds(props),
  };
}
