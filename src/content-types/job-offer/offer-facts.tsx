import { FormattedMessage, useIntl } from 'react-intl';
import type { Fact } from '@/components/facts/facts';
import { countryOf, placeOf } from './country';
import type { JobOfferData } from './data';
import { countryMessages, messages } from './messages';
import { offerDate } from './offer-date';

/** Number, place and days of an offer. */
export function OfferFacts({ offer }: { offer: JobOfferData }) {
  const intl = useIntl();
  const place = placeOf(offer);
  const country = intl.formatMessage(countryMessages[countryOf(offer)]);
  const facts: Fact[] = [
    { id: 'id', label: <FormattedMessage {...messages.id} />, value: offer.external_id },
    {
      id: 'place',
      label: <FormattedMessage {...messages.place} />,
      value: place && intl.formatMessage(messages.inCountry, { place, country }),
    },
    { id: 'issued', label: <FormattedMessage {...messages.issued} />, value: offerDate(offer.date_of_issue) },
    {
      id: 'closes',
      label: <FormattedMessage {...messages.closes} />,
      value: offerDate(offer.submission_date) || <FormattedMessage {...messages.openUntilFilled} />,
    },
  ];
  return (
    <dl className="job-offer__facts">
      {facts
        .filter(({ value }) => value !== '')
        .map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
