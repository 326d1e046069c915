import { FormattedMessage, useIntl } from 'react-intl';
import type { NamedFile, UploadInput } from '@/api/types/atoms';
import { imageSourceOf } from '@/components/image/image-source';
import { useLanguage } from '@/i18n/use-language';
import { fileSize } from '@/lib/file-size';
import { ToolIcon } from '../icon/tool-icon';
import { fileMessages } from './file-messages';
import { IconButton } from './icon-button';
import { messages } from './messages';

interface FileCardProps {
  file: NamedFile | UploadInput;
  isPicture: boolean;
  isReadOnly: boolean;
  onReplace: () => void;
  onRemove: () => void;
}

/** Where a stored picture lies, or one that is not sent yet. */
const pictureOf = (file: NamedFile | UploadInput): { src?: string; srcSet?: string | undefined } =>
  'data' in file ? { src: `data:${file['content-type']};base64,${file.data}` } : (imageSourceOf(file) ?? {});

const bytesOf = (file: NamedFile | UploadInput): number =>
  'data' in file ? Math.floor((file.data.length * 3) / 4) : file.size;

/** A file that is there: its picture, its name, its measures. */
export function FileCard({ file, isPicture, isReadOnly, onReplace, onRemove }: FileCardProps) {
  const intl = useIntl();
  const size = fileSize(bytesOf(file), useLanguage());
  const name = file.filename ?? '';
  const width = 'width' in file && typeof file.width === 'number' ? file.width : 0;
  const height = 'height' in file && typeof file.height === 'number' ? file.height : 0;
  return (
    <span className={isPicture ? 'tool-file tool-file--picture' : 'tool-file'}>
      {isPicture ? (
        <img className="tool-file__picture" {...pictureOf(file)} sizes="108px" alt="" />
      ) : (
        <ToolIcon name="file" size={16} />
      )}
      <span className="tool-file__words">
        <span className="tool-file__name" title={name}>
          {name}
        </span>
        <span className="tool-file__size">
          {width > 0 ? (
            <FormattedMessage {...fileMessages.measures} values={{ width, height, size }} />
          ) : (
            size
          )}
        </span>
        {!isReadOnly && (
          <button type="button" className="tool-inline" onClick={onReplace}>
            <FormattedMessage {...fileMessages.replace} />
          </button>
        )}
      </span>
      {!isReadOnly && (
        <IconButton icon="close" name={intl.formatMessage(messages.remove, { name })} onClick={onRemove} />
      )}
    </span>
  );
}
