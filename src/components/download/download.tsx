import { FormattedMessage } from 'react-intl';
import { flatten, mediaUrl } from '@/api/urls';
import { useLanguage } from '@/i18n/use-language';
import { fileSize } from '@/lib/file-size';
import { mimeLabel } from '@/lib/mime-label';
import { Icon } from '../icon/icon';
import type { FileFields } from './data';
import { messages } from './messages';

/** The way to have a page's file, with its kind and size; nothing where there is none. */
export function Download({
  of: { '@id': id, title, file },
  className,
}: {
  of: FileFields;
  className: string;
}) {
  const language = useLanguage();
  if (!file) return null;
  const size = file.size === undefined ? '' : fileSize(file.size, language);
  return (
    <a className={className} href={mediaUrl(`${flatten(id)}/@@download/file`)}>
      <Icon name="download" />
      <FormattedMessage
        {...messages.download}
        values={{
          name: file.filename || title,
          facts: [mimeLabel(file['content-type']), size].filter(Boolean).join(', '),
        }}
      />
    </a>
  );
}
