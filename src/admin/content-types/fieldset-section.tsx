import { useId, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { firstFieldset, type TypeField, type TypeFields, type TypeFieldset } from '@/api/content-types';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { IconButton } from '@/tool/widgets/icon-button';
import { kindOf } from './field-kinds';
import { fieldMessages as messages } from './messages';

/** Where a field is dropped: before another one, or at the end of a fieldset. */
export interface FieldPlace {
  target: string;
  before?: string;
}

interface FieldsetSectionProps {
  set: TypeFieldset;
  type: TypeFields;
  onEdit: (field: TypeField) => void;
  onDelete: (field: TypeField) => void;
  onRename: () => void;
  onRemove: () => void;
  onStep: (field: TypeField, by: -1 | 1) => void;
  canStep: (field: TypeField, by: -1 | 1) => boolean;
  onGrab: (event: PointerEvent<HTMLElement>, field: TypeField) => void;
  /** A dragged field would come into this fieldset, before one of its fields or at its end. */
  landing: FieldPlace | undefined;
}

/** A fieldset with its fields. */
export function FieldsetSection(props: FieldsetSectionProps) {
  const { set, type, onRename, onRemove, landing } = props;
  const intl = useIntl();
  const headingId = useId();
  const title = set.title || set.id;
  const isNamed = set.isOwn && set.id !== firstFieldset;
  return (
    <section
      className={`type-fieldset${landing && landing.before === undefined ? ' type-fieldset--over' : ''}`}
      aria-labelledby={headingId}
      data-fieldset={set.id}
    >
      <header className="type-fieldset__head">
        <h2 id={headingId} className="type-fieldset__title">
          {title}
        </h2>
        {isNamed && (
          <IconButton
            icon="pencil"
            name={intl.formatMessage(messages.renameFieldset, { title })}
            onClick={onRename}
          />
        )}
        {isNamed && set.fields.length === 0 && (
          <IconButton
            icon="trash"
            name={intl.formatMessage(messages.deleteFieldset, { title })}
            onClick={onRemove}
          />
        )}
      </header>
      {set.fields.length === 0 ? (
        <p className="type-fieldset__empty">
          <FormattedMessage {...messages.fieldsetEmpty} />
        </p>
      ) : (
        <ul className="type-fieldset__fields">
          {set.fields.map((name) => {
            const field = type.fields.get(name);
            return (
              field && <FieldRow key={name} {...props} field={field} isOver={landing?.before === name} />
            );
          })}
        </ul>
      )}
    </section>
  );
}

type RowProps = Pick<FieldsetSectionProps, 'onEdit' | 'onDelete' | 'onStep' | 'canStep' | 'onGrab'>;

interface FieldRowProps extends RowProps {
  field: TypeField;
  isOver: boolean;
}

function FieldRow({ field, isOver, onEdit, onDelete, onStep, canStep, onGrab }: FieldRowProps) {
  const intl = useIntl();
  const { name, title, factory, behavior, isOwn, isRequired } = field;
  const kind = kindOf(factory);
  const handleKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (!isOwn || by === undefined || !event.altKey) return;
    event.preventDefault();
    onStep(field, by);
  };
  return (
    <li className={`type-field${isOver ? ' type-field--over' : ''}`} data-field={name} onKeyDown={handleKey}>
      {isOwn ? (
        <span
          className="type-field__mark type-field__mark--grip"
          title={intl.formatMessage(messages.grip)}
          onPointerDown={(event) => onGrab(event, field)}
        >
          <ToolIcon name="grip" size={16} />
        </span>
      ) : (
        <span className="type-field__mark">
          <ToolIcon name="lock" size={16} />
        </span>
      )}
      <span className="type-field__words">
        <span className="type-field__title">
          {title}
          {isRequired && (
            <span className="type-field__required">
              <FormattedMessage {...messages.required} />
            </span>
          )}
        </span>
        <span className="type-field__facts">
          {name} · {kind ? <FormattedMessage {...kind.title} /> : factory}
          {!isOwn && (
            <>
              {' · '}
              <FormattedMessage
                {...(behavior === '' ? messages.lockedByType : messages.locked)}
                values={{ behavior }}
              />
            </>
          )}
        </span>
      </span>
      {isOwn && (
        <span className="type-field__actions">
          <IconButton
            icon="arrow-up"
            name={intl.formatMessage(messages.up, { title })}
            isDisabled={!canStep(field, -1)}
            onClick={() => onStep(field, -1)}
          />
          <IconButton
            icon="arrow-down"
            name={intl.formatMessage(messages.down, { title })}
            isDisabled={!canStep(field, 1)}
            onClick={() => onStep(field, 1)}
          />
          {kind && (
            <IconButton
              icon="pencil"
              name={intl.formatMessage(messages.edit, { title })}
              onClick={() => onEdit(field)}
            />
          )}
          <IconButton
            icon="trash"
            name={intl.formatMessage(messages.delete, { title })}
            onClick={() => onDelete(field)}
          />
        </span>
      )}
    </li>
  );
}
