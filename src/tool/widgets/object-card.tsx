import { useId, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import type { FieldError, Field } from '@/forms/schema';
import { hasError } from '@/forms/validate';
import type { useListDrag } from '../drag/use-list-drag';
import { ToolIcon } from '../icon/tool-icon';
import { FormField } from '../form/form-field';
import { IconButton } from './icon-button';
import { messages } from './messages';
import { objectsMessages } from './objects-messages';

interface ObjectCardProps {
  id: string;
  title: string;
  fields: Readonly<Record<string, Field>>;
  value: Readonly<Record<string, unknown>>;
  /** What fields show instead of what is stored, to be read. */
  following: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, FieldError | undefined>>;
  isOpen: boolean;
  isReadOnly: boolean;
  /** Has no button that removes it. */
  isKept: boolean;
  onToggle: () => void;
  onChange: (name: string, stored: unknown) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** Marks it as a place of its list. */
  place: ReturnType<ReturnType<typeof useListDrag>['placeOf']>;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
}

/** One object of a list, closed to its title or open with its fields. */
export function ObjectCard(props: ObjectCardProps) {
  const { id, title, fields, value, following, errors, isOpen, isReadOnly } = props;
  const { onToggle, onChange, onMove, onRemove, onGrab } = props;
  const intl = useIntl();
  const bodyId = useId();
  const isWrong = hasError(errors);
  const handleKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || isReadOnly) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      className={`tool-card${isOpen ? ' tool-card--open' : ''}${isWrong ? ' tool-card--wrong' : ''}`}
      {...props.place}
    >
      <div className="tool-card__head">
        {!isReadOnly && (
          <span
            className="tool-card__grip"
            title={intl.formatMessage(objectsMessages.grip)}
            onPointerDown={onGrab}
          >
            <ToolIcon name="grip" size={16} />
          </span>
        )}
        <button
          type="button"
          className="tool-card__title"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={onToggle}
          onKeyDown={handleKey}
        >
          <span className="tool-card__words">{title}</span>
          <ToolIcon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
        {!isReadOnly && !props.isKept && (
          <IconButton
            icon="trash"
            name={intl.formatMessage(messages.remove, { name: title })}
            onClick={onRemove}
          />
        )}
      </div>
      {isOpen && (
        <div id={bodyId} className="tool-card__body">
          {Object.entries(fields).map(([name, field]) => {
            const isFollowing = Object.hasOwn(following, name);
            return (
              <FormField
                key={name}
                id={`${id}-${name}`}
                name={name}
                field={isReadOnly || isFollowing ? { ...field, isReadOnly: true } : field}
                stored={isFollowing ? following[name] : value[name]}
                place="block"
                error={errors[name]}
                onChange={onChange}
              />
            );
          })}
        </div>
      )}
    </li>
  );
}
