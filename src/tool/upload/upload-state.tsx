import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '@/i18n/use-language';
import { fileSize } from '@/lib/file-size';
import { IconButton } from '../widgets/icon-button';
import { mayRetry } from './error-of';
import { errorMessages, messages } from './messages';
import type { RunningUpload } from './upload-queue';
import './style.css';

interface UploadStateProps {
  upload: RunningUpload;
  onRetry: (id: number) => void;
  onDrop: (id: number) => void;
}

/** How far a file is, or why it goes no further, with a second try. */
export function UploadState({ upload, onRetry, onDrop }: UploadStateProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { id, name, size, sent, state, error } = upload;
  const share = size > 0 ? Math.round((100 * sent) / size) : 0;
  return (
    <div className={`tool-upload tool-upload--${state}`}>
      <span className="tool-upload__head">
        <span className="tool-upload__name" title={name}>
          {name}
        </span>
        <IconButton
          icon="close"
          name={intl.formatMessage(error ? messages.forget : messages.stop, { name })}
          onClick={() => onDrop(id)}
        />
      </span>
      {error ? (
        <span role="alert" className="tool-upload__error">
          <FormattedMessage {...errorMessages[error]} />
          {mayRetry(error) && (
            <button type="button" className="tool-inline" onClick={() => onRetry(id)}>
              <FormattedMessage {...messages.retry} />
            </button>
          )}
        </span>
      ) : (
        <>
          <span className="tool-upload__share">
            <span>
              <FormattedMessage
                {...messages.sent}
                values={{ sent: fileSize(sent, language), size: fileSize(size, language) }}
              />
            </span>
            <span>
              <FormattedMessage {...messages.share} values={{ share }} />
            </span>
          </span>
          <progress
            className="tool-upload__bar"
            max={100}
            value={share}
            aria-label={intl.formatMessage(messages.progress, { name })}
          />
        </>
      )}
    </div>
  );
}
