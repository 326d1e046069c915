import { Suspense, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { flatten, mediaUrl } from '@/api/urls';
import { useDates } from '@/i18n/use-dates';
import { useLanguage } from '@/i18n/use-language';
import { Facts } from '../facts/facts';
import { fetched } from '../fetched/fetched';
import { Icon } from '../icon/icon';
import { MailLink } from '../mail-link/mail-link';
import { PhoneLink } from '../phone-link/phone-link';
import { UniversalLink } from '../universal-link/universal-link';
import type { EventFactsData } from './data';
import { mapOf } from './map-of';
import { messages } from './messages';
import './style.css';

/** Few visitors ask for the map. */
const PlaceMap = fetched(async () => (await import('./place-map')).PlaceMap);

/** When and where an event is, also on a map, whom to ask, how to register, the entry for one's calendar. */
export function EventFacts({ data }: { data: EventFactsData }) {
  const dates = useDates();
  const mapId = useId();
  const [isMapOpen, setMapOpen] = useState(false);
  const map = mapOf(data.location, useLanguage());
  const end = data.open_end === true ? null : data.end;
  const { start, event_url: registration } = data;
  const frequency = /FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)/.exec(data.recurrence)?.[1];
  const facts = [
    {
      id: 'when',
      label: <FormattedMessage {...messages.when} />,
      value: start && dates.range(start, end, data.whole_day),
    },
    {
      id: 'again',
      label: <FormattedMessage {...messages.again} />,
      value: frequency && <FormattedMessage {...messages.frequency} values={{ frequency }} />,
    },
    { id: 'where', label: <FormattedMessage {...messages.where} />, value: data.location },
    {
      id: 'contact',
      label: <FormattedMessage {...messages.contact} />,
      value: <Contact data={data} />,
    },
    {
      id: 'registration',
      label: <FormattedMessage {...messages.registration} />,
      value: registration && (
        <UniversalLink to={registration}>
          <FormattedMessage {...messages.register} />
        </UniversalLink>
      ),
    },
  ].filter(({ id }) => id !== 'contact' || hasContact(data));
  return (
    <section className="event-facts">
      <Facts facts={facts} />
      <div className="event-facts__actions">
        <a className="button button--outline" href={mediaUrl(`${flatten(data['@id'])}/ics_view`)}>
          <Icon name="calendar" />
          <FormattedMessage {...messages.calendar} />
        </a>
        {map && (
          <button
            type="button"
            className="button button--outline"
            aria-expanded={isMapOpen}
            aria-controls={isMapOpen ? mapId : undefined}
            onClick={() => setMapOpen(!isMapOpen)}
          >
            <Icon name="pin" />
            <FormattedMessage {...messages.showMap} />
          </button>
        )}
      </div>
      {map && isMapOpen && (
        <div id={mapId} className="event-facts__place">
          <Suspense fallback={null}>
            <PlaceMap place={data.location} map={map} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

const hasContact = ({ contact_name, contact_email, contact_phone }: EventFactsData): boolean =>
  [contact_name, contact_email, contact_phone].some(Boolean);

function Contact({
  data: { contact_name: name, contact_email: mail, contact_phone: phone },
}: {
  data: EventFactsData;
}) {
  return (
    <>
      {name && <p>{name}</p>}
      {mail && (
        <p>
          <MailLink value={mail} />
        </p>
      )}
      {phone && (
        <p>
          <PhoneLink value={phone} />
        </p>
      )}
    </>
  );
}
