import { useIntl } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import type { LinkField, LinksField, Reference } from '@/forms/schema';
import { IconButton } from './icon-button';
import { linkMessages } from './link-messages';
import { RefusalNote } from './refusal-note';
import { controlOf } from './tool-field';
import { useAddress } from './use-address';

interface AddressLineProps extends Pick<WidgetProps, 'id' | 'error' | 'control'> {
  field: LinkField | LinksField;
  /** No more may be written; what is there can be chosen anew. */
  isFull?: boolean;
  onTarget: (target: Reference) => void;
  /** Opens the object browser; undefined where there is none. */
  onBrowse: (() => void) | undefined;
}

/** Where something leads: an address to write, or content to choose. */
export function AddressLine(props: AddressLineProps) {
  const { id, field, error, control, isFull = false, onTarget, onBrowse } = props;
  const intl = useIntl();
  const { text, write, take, refusal, types } = useAddress(field, onTarget);
  const noteId = `${id}-address`;
  return (
    <>
      <span className="tool-input tool-address">
        <input
          {...controlOf({ id, field, error, control })}
          {...(refusal && { 'aria-invalid': true, 'aria-describedby': `${noteId}-error` })}
          type="text"
          inputMode="url"
          className="tool-combo__text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={intl.formatMessage(isFull ? linkMessages.full : linkMessages.address)}
          readOnly={field.isReadOnly === true || isFull}
          value={text}
          onChange={(event) => write(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            take();
          }}
        />
        {onBrowse && (
          <IconButton
            icon="folder-search"
            name={intl.formatMessage(linkMessages.choose)}
            onClick={onBrowse}
          />
        )}
      </span>
      {refusal && <RefusalNote id={noteId} refusal={refusal} types={types} />}
    </>
  );
}
