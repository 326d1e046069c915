import { FormattedMessage } from 'react-intl';
import type { AnyContent } from '@/api/types/any-content';
import { flatten, mediaUrl } from '@/api/urls';
import { Icon } from '@/components/icon/icon';
import { MailLink } from '@/components/mail-link/mail-link';
import { PhoneLink } from '@/components/phone-link/phone-link';
import { StructuredData } from '@/components/structured-data/structured-data';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useDates } from '@/i18n/use-dates';
import { textOf } from '@/lib/text';
import type { ContentViewProps } from '../definition';
import { Facts } from '../shared/facts';
import { ComposedPage } from '../shared/composed-page';
import { hasBlocks } from '../shared/has-blocks';
import { PlainPage } from '../shared/plain-page';
import { messages } from './messages';

/** An event: when and where, whom to ask, how to register, the entry for one's calendar; its blocks or its text. */
export function EventView({ content }: ContentViewProps) {
  const place = textOf(content.location);
  const facts = <EventFacts content={content} />;
  return (
    <>
      <StructuredData
        data={{
          '@type': 'Event',
          name: textOf(content.title),
          description: textOf(content.description),
          startDate: textOf(content.start) || undefined,
          endDate: (content.open_end !== true && textOf(content.end)) || undefined,
          location: place === '' ? undefined : { '@type': 'Place', name: place },
        }}
      />
      {hasBlocks(content) ? (
        <ComposedPage content={content} afterHeading={facts} />
      ) : (
        <PlainPage content={content} afterHeading={facts} />
      )}
    </>
  );
}

function EventFacts({ content }: { content: AnyContent }) {
  const dates = useDates();
  const end = content.open_end === true ? null : textOf(content.end);
  const registration = textOf(content.event_url);
  const facts = [
    {
      id: 'when',
      label: <FormattedMessage {...messages.when} />,
      value: content.start ? dates.range(textOf(content.start), end, content.whole_day === true) : '',
    },
    { id: 'where', label: <FormattedMessage {...messages.where} />, value: textOf(content.location) },
    {
      id: 'contact',
      label: <FormattedMessage {...messages.contact} />,
      value: <Contact content={content} />,
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
  ].filter(({ id }) => id !== 'contact' || hasContact(content));
  return (
    <section className="event-facts">
      <Facts facts={facts} />
      <p>
        <a className="button button--outline" href={mediaUrl(`${flatten(content['@id'])}/ics_view`)}>
          <Icon name="calendar" />
          <FormattedMessage {...messages.calendar} />
        </a>
      </p>
    </section>
  );
}

function hasContact(content: AnyContent): boolean {
  return [content.contact_name, content.contact_email, content.contact_phone].some(
    (value) => textOf(value) !== '',
  );
}

function Contact({ content }: { content: AnyContent }) {
  const [name, mail, phone] = [content.contact_name, content.contact_email, content.contact_phone].map(
    textOf,
  );
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
