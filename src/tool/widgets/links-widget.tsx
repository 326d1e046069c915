import { useIntl } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import type { LinksField, Reference } from '@/forms/schema';
import { AddressLine } from './address-line';
import { IconButton } from './icon-button';
import { linkMessages } from './link-messages';
import { messages } from './messages';
import { moved } from './moved';
import { TargetCard } from './target-card';
import { ToolField } from './tool-field';
import { useBrowse } from './use-browse';

/** Content to which something leads, in its order. */
export function LinksWidget({ id, field, value, error, onChange }: WidgetProps<LinksField>) {
  const intl = useIntl();
  const browse = useBrowse(field, value, onChange);
  const isFull = value.length >= (field.atMost ?? Infinity);
  const add = (target: Reference) => {
    if (!isFull && !value.some((each) => each['@id'] === target['@id'])) onChange([...value, target]);
  };
  return (
    <ToolField id={id} field={field} error={error}>
      {value.length > 0 && (
        <ol className="tool-rows">
          {value.map((target, index) => {
            const name = target.title || target['@id'];
            return (
              <li key={target['@id']} className="tool-row">
                <TargetCard target={target}>
                  {!field.isReadOnly && (
                    <>
                      <IconButton
                        icon="arrow-up"
                        name={intl.formatMessage(linkMessages.moveUp, { name })}
                        isDisabled={index === 0}
                        onClick={() => onChange(moved(value, index, index - 1))}
                      />
                      <IconButton
                        icon="arrow-down"
                        name={intl.formatMessage(linkMessages.moveDown, { name })}
                        isDisabled={index === value.length - 1}
                        onClick={() => onChange(moved(value, index, index + 1))}
                      />
                      <IconButton
                        icon="close"
                        name={intl.formatMessage(messages.remove, { name })}
                        onClick={() => onChange(value.toSpliced(index, 1))}
                      />
                    </>
                  )}
                </TargetCard>
              </li>
            );
          })}
        </ol>
      )}
      <AddressLine id={id} field={field} error={error} isFull={isFull} onTarget={add} onBrowse={browse} />
    </ToolField>
  );
}
