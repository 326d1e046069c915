import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Words } from '@/forms/schema';
import { ToolIcon } from '../icon/tool-icon';
import { ChooseFiles } from '../upload/choose-files';
import { IconButton } from '../widgets/icon-button';
import { useWordsText } from '../widgets/words-text';
import { pictureMessages } from './messages';
import './picture-source.css';

interface PictureSourceProps {
  words: Words;
  onFiles: (files: readonly File[]) => void;
  onBrowse: (() => void) | undefined;
  /** Takes a typed address; false for one that no picture has. */
  onAddress: (typed: string) => boolean;
}

/** Asks where the picture of an empty block comes from. */
export function PictureSource({ words, onFiles, onBrowse, onAddress }: PictureSourceProps) {
  const intl = useIntl();
  const wordsOf = useWordsText();
  const errorId = useId();
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const take = () => {
    if (address.trim() !== '') setWrong(!onAddress(address));
  };
  return (
    <div className="tool tool-picture-source">
      <ToolIcon name="image" />
      <p>{wordsOf(words)}</p>
      <div className="tool-picture-source__ways">
        <ChooseFiles className="tool-picture-source__way" picturesOnly onFiles={onFiles}>
          <ToolIcon name="upload" size={16} />
          <FormattedMessage {...pictureMessages.upload} />
        </ChooseFiles>
        {onBrowse && (
          <button type="button" className="tool-picture-source__way" onClick={onBrowse}>
            <ToolIcon name="folder-search" size={16} />
            <FormattedMessage {...pictureMessages.browse} />
          </button>
        )}
      </div>
      <div className="tool-picture-source__address">
        <input
          type="text"
          inputMode="url"
          className="tool-input"
          autoComplete="off"
          spellCheck={false}
          aria-label={intl.formatMessage(pictureMessages.address)}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          placeholder={intl.formatMessage(pictureMessages.address)}
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
          name={intl.formatMessage(pictureMessages.confirm)}
          isDisabled={address.trim() === ''}
          onClick={take}
        />
      </div>
      {isWrong && (
        <p id={errorId} role="alert" className="tool-picture-source__error">
          <FormattedMessage {...pictureMessages.noAddress} />
        </p>
      )}
    </div>
  );
}
