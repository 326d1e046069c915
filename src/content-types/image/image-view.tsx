import { FormattedMessage } from 'react-intl';
import { flatten, mediaUrl } from '@/api/urls';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceOf } from '@/components/image/image-source';
import { useLanguage } from '@/i18n/use-language';
import { fileSize } from '@/lib/file-size';
import { mimeLabel } from '@/lib/mime-label';
import { isRecord, textOf } from '@/lib/text';
import type { ContentViewProps } from '../definition';
import { Facts } from '../shared/facts';
import { messages } from './messages';

/** A picture with its title, what is known of it, and the original to open. */
export function ImageView({ content }: ContentViewProps) {
  const language = useLanguage();
  const source = imageSourceOf(content);
  const image = isRecord(content.image) ? content.image : {};
  const description = textOf(content.description);
  const isMeasured = typeof image.width === 'number' && image.width > 1;
  const facts = [
    {
      id: 'kind',
      label: <FormattedMessage {...messages.kind} />,
      value: mimeLabel(textOf(image['content-type'])),
    },
    {
      id: 'pixels',
      label: <FormattedMessage {...messages.pixels} />,
      value: isMeasured ? `${textOf(image.width)} × ${textOf(image.height)}` : '',
    },
    {
      id: 'size',
      label: <FormattedMessage {...messages.size} />,
      value: typeof image.size === 'number' ? fileSize(image.size, language) : '',
    },
    { id: 'rights', label: <FormattedMessage {...messages.rights} />, value: textOf(content.rights) },
  ];
  return (
    <>
      <header className="page-heading">
        <h1 className="documentFirstHeading">{textOf(content.title)}</h1>
      </header>
      {source ? (
        <figure className="page-picture">
          <ContentImage
            source={source}
            alt={description || textOf(content.title)}
            sizes="(min-width: 992px) 75rem, 100vw"
            priority
          />
          {description && <figcaption>{description}</figcaption>}
        </figure>
      ) : (
        <p>
          <FormattedMessage {...messages.missing} />
        </p>
      )}
      <Facts facts={facts} />
      {source && (
        <p>
          <a className="button button--outline" href={mediaUrl(`${flatten(content['@id'])}/@@images/image`)}>
            <FormattedMessage {...messages.original} />
          </a>
        </p>
      )}
    </>
  );
}
