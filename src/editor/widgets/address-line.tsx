import { useState } from 'react';
import { useIntl } from 'react-intl';
import { flatten, isInternal } from '@/api/urls';
import type { WidgetProps } from '@/forms/field-frame';
import type { LinkField, LinksField, Reference } from '@/forms/schema';
import { IconButton } from './icon-button';
import { linkMessages } from './link-messages';
import { controlOf } from './tool-field';

interface AddressLineProps extends Pick<WidgetProps, 'id' | 'fault'> {
  field: LinkField | LinksField;
  /** No more may be written; what is there can be chosen anew. */
  isFull?: boolean;
  onTarget: (target: Reference) => void;
  /** Opens the object browser; undefined where there is none. */
  onBrowse: (() => void) | undefined;
}

/** Takes an address of this site as its path, so that the CMS knows the content. */
const targetAt = (address: string): Reference => ({
  '@id': isInternal(address) ? flatten(address) : address,
});

/** Where something leads: an address to write, or content to choose. */
export function AddressLine({ id, field, fault, isFull = false, onTarget, onBrowse }: AddressLineProps) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const take = () => {
    const address = text.trim();
    setText('');
    if (address !== '') onTarget(targetAt(address));
  };
  return (
    <span className="tool-input tool-address">
      <input
        {...controlOf({ id, field, fault })}
        type="text"
        inputMode="url"
        className="tool-combo__text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={intl.formatMessage(isFull ? linkMessages.full : linkMessages.address)}
        readOnly={field.isReadOnly === true || isFull}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          take();
        }}
      />
      {onBrowse && (
        <IconButton icon="folder-search" name={intl.formatMessage(linkMessages.choose)} onClick={onBrowse} />
      )}
    </span>
  );
}
