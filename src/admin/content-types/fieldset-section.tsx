import { useId, useState, type DragEvent, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { firstFieldset, type TypeField, type TypeFields, type TypeFieldset } from '@/api/content-types';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { IconButton } from '@/tool/widgets/icon-button';
import { kindOf } from './field-kinds';
import { fieldMessages as messages } from './messages';

/** Kind of what is dragged, so that nothing else is taken for a field. */
const dragged = 'application/x-type-field';

interface FieldsetSectionProps {
  set: TypeFieldset;
  type: TypeFields;
  onEdit: (field: TypeField) => void;
  onDelete: (field: TypeField) => void;
  onRename: () => void;
  onRemove: () => void;
  onStep: (field: TypeField, by: -1 | 1) => void;
  canStep: (field: TypeField, by: -1 | 1) => boolean;
  /** A field is dropped on another one, or on the fieldset. */
  onDrop: (name: string, before: string | undefined) => void;
}

/** A fieldset with its fields. */
export function FieldsetSection(props: FieldsetSectionProps) {
  const { set, type, onRename, onRemove, onDrop } = props;
  const intl = useIntl();
  const headingId = useId();
  const [over, setOver] = useState<string>();
  const title = set.title || set.id;
  const isNamed = set.isOwn && set.id !== firstFieldset;
  const handleDrag = (before: string | undefined) => (event: DragEvent) => {
    if (!set.isOwn || !event.dataTransfer.types.includes(dragged)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(event.type === 'dragover' ? (before ?? '') : undefined);
    if (event.type !== 'drop') return;
    const name = event.dataTransfer.getData(dragged);
    if (name !== '' && name !== before) onDrop(name, before);
  };
  return (
    <section
      className={`type-fieldset${over === '' ? ' type-fieldset--over' : ''}`}
      aria-labelledby={headingId}
      onDragOver={handleDrag(undefined)}
      onDragLeave={() => setOver(undefined)}
      onDrop={handleDrag(undefined)}
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
              field && (
                <FieldRow
                  key={name}
                  {...props}
                  field={field}
                  isOver={over === name}
                  onDrag={handleDrag(field.isOwn ? name : undefined)}
                />
              )
            );
          })}
        </ul>
      )}
    </section>
  );
}

interface FieldRowProps extends Pick<FieldsetSectionProps, 'onEdit' | 'onDelete' | 'onStep' | 'canStep'> {
  field: TypeField;
  isOver: boolean;
  onDrag: (event: DragEvent) => void;
}

function FieldRow({ field, isOver, onDrag, onEdit, onDelete, onStep, canStep }: FieldRowProps) {
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
    <li
      className={`type-field${isOver ? ' type-field--over' : ''}`}
      data-field={name}
      onKeyDown={handleKey}
      onDragOver={onDrag}
      onDrop={onDrag}
    >
      {isOwn ? (
        <span
          className="type-field__mark type-field__mark--grip"
          draggable
          title={intl.formatMessage(messages.grip)}
          onDragStart={(event) => {
            event.dataTransfer.setData(dragged, name);
            event.dataTransfer.effectAllowed = 'move';
          }}
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
