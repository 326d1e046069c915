import { useIntl } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import type { LinkField } from '@/forms/schema';
import { AddressLine } from './address-line';
import { IconButton } from './icon-button';
import { linkMessages } from './link-messages';
import { messages } from './messages';
import { TargetCard } from './target-card';
import { noteIds, ToolField } from './tool-field';
import { useBrowse } from './use-browse';

/** Content, or an address, to which something leads. */
export function LinkWidget({ id, field, value, error, onChange }: WidgetProps<LinkField>) {
  const intl = useIntl();
  const browse = useBrowse(field, value ? [value] : [], ([first]) => onChange(first ?? null));
  if (value === null)
    return (
      <ToolField id={id} field={field} error={error}>
        <AddressLine id={id} field={field} error={error} onTarget={onChange} onBrowse={browse} />
      </ToolField>
    );
  const name = value.title || value['@id'];
  return (
    <ToolField id={id} field={field} error={error} isGroup>
      <span className="tool-input tool-input--card" aria-describedby={noteIds({ id, field, error })}>
        <TargetCard target={value}>
          {browse && (
            <IconButton icon="folder-search" name={intl.formatMessage(linkMessages.other)} onClick={browse} />
          )}
          {!field.isReadOnly && (
            <IconButton
              icon="close"
              name={intl.formatMessage(messages.remove, { name })}
              onClick={() => onChange(null)}
            />
          )}
        </TargetCard>
      </span>
    </ToolField>
  );
}
