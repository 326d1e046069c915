import { FormattedMessage } from 'react-intl';
import { flatten, mediaUrl } from '@/api/urls';
import { Icon } from '@/components/icon/icon';
import { ContentImage } from '@/components/image/content-image';
import type { ImageSource } from '@/components/image/image-source';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { JobOfferData } from './data';
import { messages } from './messages';

interface OfferHeaderProps {
  offer: JobOfferData;
  picture: ImageSource | undefined;
  /** Where one applies; undefined where that is not possible here. */
  applyTo: string | undefined;
}

/** The preview of an offer: who offers it, what it is, and what one can do with it. */
export function OfferHeader({ offer, picture, applyTo }: OfferHeaderProps) {
  return (
    <header className="job-offer__head on-dark">
      <div className="job-offer__words">
        {offer.job_offer_institute_title && (
          <p className="job-offer__institute">{offer.job_offer_institute_title}</p>
        )}
        <h1 className="job-offer__title">{offer.title}</h1>
        {offer.short_header_text && <p className="job-offer__short">{offer.short_header_text}</p>}
        <div className="job-offer__actions">
          {applyTo && (
            <UniversalLink to={applyTo} className="button">
              <FormattedMessage {...messages.apply} />
              <Icon name="arrow-right" size={20} />
            </UniversalLink>
          )}
          {offer.file && (
            <a className="button button--outline" href={mediaUrl(`${flatten(offer['@id'])}/@@download/file`)}>
              <Icon name="download" size={20} />
              <FormattedMessage {...messages.pdf} />
            </a>
          )}
        </div>
      </div>
      {picture && (
        <ContentImage
          className="job-offer__picture"
          source={picture}
          alt={offer.image_caption || offer.preview_caption}
          ratio="4 / 3"
          sizes="(min-width: 992px) 28rem, 100vw"
          priority
        />
      )}
    </header>
  );
}
