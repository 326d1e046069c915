import { FormattedMessage } from 'react-intl';
import { flatten, mediaUrl } from '@/api/urls';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceOf } from '@/components/image/image-source';
import { useLanguage } from '@/i18n/use-language';
import { fileSize } from '@/lib/file-size';
import { mimeLabel } from '@/lib/mime-label';
import type { ContentViewProps } from '../definition';
import { Facts } from '@/components/facts/facts';
import type { ImageData } from './data';
import { messages } from './messages';

/** A picture with its title, what is known of it, and the original to open. */
export function ImageView({ content, data }: ContentViewProps<ImageData>) {
  const language = useLanguage();
  const source = imageSourceOf(content);
  const { title, description, image } = data;
  const { size, width = 0, height = 0 } = image;
  const facts = [
    {
      id: 'kind',
      label: <FormattedMessage {...messages.kind} />,
      value: mimeLabel(image['content-type']),
    },
    {
      id: 'pixels',
      label: <FormattedMessage {...messages.pixels} />,
      value: width > 1 ? `${width} × ${height}` : '',
    },
    {
      id: 'size',
      label: <FormattedMessage {...messages.size} />,
      value: size === undefined ? '' : fileSize(size, language),
    },
    { id: 'rights', label: <FormattedMessage {...messages.rights} />, value: data.rights },
  ];
  return (
    <>
      <header className="page-heading">
        <h1 className="documentFirstHeading">{title}</h1>
      </header>
      {source ? (
        <figure className="page-picture">
          <ContentImage
            source={source}
            alt={description || title}
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
          <a className="button button--outline" href={mediaUrl(`${flatten(data['@id'])}/@@images/image`)}>
            <FormattedMessage {...messages.original} />
          </a>
        </p>
      )}
    </>
  );
}
