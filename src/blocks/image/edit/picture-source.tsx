import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ToolIcon } from '@/editor/tool-icon/tool-icon';
import { ChooseFiles } from '@/editor/upload/choose-files';
import { IconButton } from '@/editor/widgets/icon-button';
import type { ImageData } from '../data';
import { messages } from './messages';
import { addressedPicture } from './picture-change';

interface PictureSourceProps {
  onFiles: (files: readonly File[]) => void;
  onBrowse: (() => void) | undefined;
  onChange: (change: Partial<ImageData>) => void;
}

/** Asks where the picture of an empty block comes from. */
export function PictureSource({ onFiles, onBrowse, onChange }: PictureSourceProps) {
  const intl = useIntl();
  const errorId = useId();
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const take = () => {
    if (address.trim() === '') return;
    const change = addressedPicture(address);
    setWrong(change === undefined);
    if (change) onChange(change);
  };
  return (
    <div className="tool block-image-edit__source">
      <ToolIcon name="image" />
      <p>
        <FormattedMessage {...messages.prompt} />
      </p>
      <div className="block-image-edit__ways">
        <ChooseFiles className="block-image-edit__way" picturesOnly onFiles={onFiles}>
          <ToolIcon name="upload" size={16} />
          <FormattedMessage {...messages.upload} />
        </ChooseFiles>
        {onBrowse && (
          <button type="button" className="block-image-edit__way" onClick={onBrowse}>
            <ToolIcon name="folder-search" size={16} />
            <FormattedMessage {...messages.browse} />
          </button>
        )}
      </div>
      <div className="block-image-edit__address">
        <input
          type="text"
          inputMode="url"
          className="tool-input"
          autoComplete="off"
          spellCheck={false}
          aria-label={intl.formatMessage(messages.address)}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          placeholder={intl.formatMessage(messages.address)}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.stopPropagation();
            take();
          }}
        />
        <IconButton
          icon="check"
          name={intl.formatMessage(messages.confirm)}
          isDisabled={address.trim() === ''}
          onClick={take}
        />
      </div>
      {isWrong && (
        <p id={errorId} role="alert" className="block-image-edit__error">
          <FormattedMessage {...messages.noAddress} />
        </p>
      )}
    </div>
  );
}
