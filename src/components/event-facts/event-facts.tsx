import { FormattedMessage } from 'react-intl';
import { flatten, mediaUrl } from '@/api/urls';
import { useDates } from '@/i18n/use-dates';
import { Facts } from '../facts/facts';
import { Icon } from '../icon/icon';
import { MailLink } from '../mail-link/mail-link';
import { PhoneLink } from '../phone-link/phone-link';
import { UniversalLink } from '../universal-link/universal-link';
import type { EventFactsData } from './data';
import { messages } from './messages';
import './style.css';

/** When and where an event is, whom to ask, how to register, the entry for one's calendar. */
export function EventFacts({ data }: { data: EventFactsData }) {
  const dates = useDates();
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
      <p>
        <a className="button button--outline" href={mediaUrl(`${flatten(data['@id'])}/ics_view`)}>
          <Icon name="calendar" />
          <FormattedMessage {...messages.calendar} />
        </a>
      </p>
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
