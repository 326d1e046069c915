import { FormattedMessage } from 'react-intl';
import { flatten, mediaUrl } from '@/api/urls';
import { Icon } from '@/components/icon/icon';
import { useLanguage } from '@/i18n/use-language';
import { fileSize } from '@/lib/file-size';
import { mimeLabel } from '@/lib/mime-label';
import { isRecord, textOf } from '@/lib/text';
import type { ContentViewProps } from '../definition';
import { PageHeading } from '../shared/page-heading';
import { messages } from './messages';

/** A file: what it is, how large, and the way to have it. */
export function FileView({ content }: ContentViewProps) {
  const language = useLanguage();
  const file = isRecord(content.file) ? content.file : undefined;
  const size = typeof file?.size === 'number' ? fileSize(file.size, language) : '';
  return (
    <>
      <PageHeading content={content} />
      {file ? (
        <p>
          <a className="button" href={mediaUrl(`${flatten(content['@id'])}/@@download/file`)}>
            <Icon name="download" />
            <FormattedMessage
              {...messages.download}
              values={{
                name: textOf(file.filename) || textOf(content.title),
                facts: [mimeLabel(textOf(file['content-type'])), size].filter(Boolean).join(', '),
              }}
            />
          </a>
        </p>
      ) : (
        <p>
          <FormattedMessage {...messages.missing} />
        </p>
      )}
    </>
  );
}
