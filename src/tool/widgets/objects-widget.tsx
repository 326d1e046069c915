import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import type { Field, ObjectsField } from '@/forms/schema';
import { firstWords } from '@/forms/stored-value';
import { useListDrag } from '../drag/use-list-drag';
import { errorsOfValues } from '../form/errors-of-values';
import { ToolIcon } from '../icon/tool-icon';
import { useBadInputs } from './bad-input';
import { linkMessages } from './link-messages';
import { moved } from './moved';
import { ObjectCard } from './object-card';
import { objectsMessages } from './objects-messages';
import { useReportOpen } from './open-entry';
import { ToolField } from './tool-field';
import { useKeys } from './use-keys';
import { useWordsText } from './words-text';

type Item = Record<string, unknown>;

/** A list of objects as cards, in their order; one at a time is open. */
export function ObjectsWidget({ id, field, value, error, onChange }: WidgetProps<ObjectsField>) {
  const intl = useIntl();
  const wordsOf = useWordsText();
  const items = value as readonly Item[];
  const fields: Readonly<Record<string, Field>> = field.fields;
  const { keys, next, move, remove } = useKeys(items.length);
  const badInputs = useBadInputs();
  const [open, setOpen] = useState<number | null>(null);
  const [spoken, setSpoken] = useState('');
  const group = useRef<HTMLDivElement>(null);
  const isReadOnly = field.isReadOnly ?? false;
  const kind = wordsOf(field.item);
  useReportOpen(id, open === null ? -1 : keys.indexOf(open));

  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= items.length || to === from) return;
    move(from, to);
    badInputs.drop(`${id}-`);
    onChange(moved(items, from, to));
    setSpoken(intl.formatMessage(linkMessages.moved, { place: to + 1, count: items.length }));
  };
  const { grab, placeOf } = useListDrag(moveTo);
  const focusAdd = () => group.current?.querySelector<HTMLElement>('.tool-add')?.focus();

  return (
    <ToolField id={id} field={field} error={error} isGroup>
      <div ref={group} className="tool-objects">
        {items.length > 0 && (
          <ol className="tool-rows">
            {items.map((item, index) => {
              const key = keys[index] ?? index;
              const following = field.follows?.(item) ?? {};
              const hidden = field.hides?.(item) ?? [];
              const asked = Object.fromEntries(
                Object.entries(fields).filter(([inner]) => !hidden.includes(inner)),
              );
              const name = firstWords({ ...item, ...following }, Object.keys(fields));
              return (
                <ObjectCard
                  key={key}
                  id={`${id}-${index}`}
                  title={name || intl.formatMessage(objectsMessages.untitled, { kind, place: index + 1 })}
                  fields={asked}
                  value={item}
                  following={following}
                  errors={error === undefined ? {} : errorsOfValues(asked, item)}
                  isOpen={open === key}
                  isReadOnly={isReadOnly}
                  isKept={items.length <= (field.atLeast ?? 0)}
                  onToggle={() => setOpen(open === key ? null : key)}
                  onChange={(inner, stored) => onChange(items.with(index, { ...item, [inner]: stored }))}
                  onMove={(by) => moveTo(index, index + by)}
                  onRemove={() => {
                    remove(index);
                    badInputs.drop(`${id}-`);
                    onChange(items.toSpliced(index, 1));
                    focusAdd();
                  }}
                  place={placeOf(index)}
                  onGrab={(event) => grab(event, index)}
                />
              );
            })}
          </ol>
        )}
        {!isReadOnly && items.length < (field.atMost ?? Infinity) && (
          <button
            type="button"
            className="tool-add"
            onClick={() => {
              onChange([...items, {}]);
              setOpen(next);
            }}
          >
            <ToolIcon name="plus" size={16} />
            {intl.formatMessage(objectsMessages.add, { kind })}
          </button>
        )}
        <span className="tool-hidden" role="status">
          {spoken}
        </span>
      </div>
    </ToolField>
  );
}
