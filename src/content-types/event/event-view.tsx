import { FormattedMessage } from 'react-intl';
import { flatten, mediaUrl } from '@/api/urls';
import { Icon } from '@/components/icon/icon';
import { MailLink } from '@/components/mail-link/mail-link';
import { PhoneLink } from '@/components/phone-link/phone-link';
import { StructuredData } from '@/components/structured-data/structured-data';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useDates } from '@/i18n/use-dates';
import type { ContentViewProps } from '../definition';
import { Facts } from '@/components/facts/facts';
import { ComposedPage } from '../shared/composed-page';
import { hasBlocks } from '../shared/has-blocks';
import { PlainPage } from '../shared/plain-page';
import type { EventData } from './data';
import { messages } from './messages';

/** An event: when and where, whom to ask, how to register, the entry for one's calendar; its blocks or its text. */
export function EventView({ content, data }: ContentViewProps<EventData>) {
  const { title, description, start, end, location } = data;
  const facts = <EventFacts data={data} />;
  return (
    <>
      <StructuredData
        data={{
          '@type': 'Event',
          name: title,
          description,
          startDate: start || undefined,
          endDate: (data.open_end !== true && end) || undefined,
          location: location === '' ? undefined : { '@type': 'Place', name: location },
        }}
      />
      {hasBlocks(content) ? (
        <ComposedPage content={content} afterHeading={facts} />
      ) : (
        <PlainPage content={content} data={data} afterHeading={facts} />
      )}
    </>
  );
}

function EventFacts({ data }: { data: EventData }) {
  const dates = useDates();
  const end = data.open_end === true ? null : data.end;
  const { start, event_url: registration } = data;
  const facts = [
    {
      id: 'when',
      label: <FormattedMessage {...messages.when} />,
      value: start && dates.range(start, end, data.whole_day),
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
      <p>
        <a className="button button--outline" href={mediaUrl(`${flatten(data['@id'])}/ics_view`)}>
          <Icon name="calendar" />
          <FormattedMessage {...messages.calendar} />
        </a>
      </p>
    </section>
  );
}

const hasContact = ({ contact_name, contact_email, contact_phone }: EventData): boolean =>
  [contact_name, contact_email, contact_phone].some(Boolean);

function Contact({
  data: { contact_name: name, contact_email: mail, contact_phone: phone },
}: {
  data: EventData;
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
