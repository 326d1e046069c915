import { createElement, Fragment, memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { absoluteUrl, flatten } from '@/api/urls';
import { Icon } from '@/components/icon/icon';
import { ContentImage } from '@/components/image/content-image';
import { personPicture } from '@/components/persons/person';
import { cardName, vCard } from '@/components/persons/vcard';
import { PhoneLink } from '@/components/phone-link/phone-link';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { download } from '@/lib/download';
import { matchBeginnings } from '@/lib/marked-text';
import { messages } from './messages';
import type { FoundPerson } from './data';

interface FinderCardProps {
  person: FoundPerson;
  /** What is marked. */
  words: string;
  /** Level of the heading. */
  level: number;
  eager: boolean;
}

const marked = (text: string, words: string) =>
  words === ''
    ? text
    : matchBeginnings(text, words).map(({ text: part, isMatch }, index) =>
        isMatch ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
      );

const initials = ({ firstName, family }: FoundPerson): string =>
  [firstName, family].map((name) => [...name][0] ?? '').join('');

function saveCard(person: FoundPerson): void {
  const { key, name, family, firstName, academic, positions, institute, phone, mobile, email } = person;
  const card = vCard({
    fullName: name,
    family,
    firstName,
    academic,
    positions: positions.split('\n'),
    institutes: [institute],
    phone,
    mobile,
    fax: '',
    email,
    address: '',
    page: absoluteUrl(flatten(key)) ?? '',
  });
  download(cardName(name), card, 'text/vcard');
}

/** Somebody with portrait and the ways to reach them; those who stay are not drawn anew when others go. */
export const FinderCard = memo(function FinderCard({ person, words, level, eager }: FinderCardProps) {
  const intl = useIntl();
  const { name, positions, institute, place, phone, expertise } = person;
  // Told for those alone who are drawn: a finder holds thousands.
  const image = personPicture(person.to);
  const line = (className: string, text: string) =>
    text === '' ? null : <p className={className}>{marked(text, words)}</p>;
  return (
    <li className="finder-card">
      {image === undefined ? (
        <span className="finder-card__portrait finder-card__portrait--none" aria-hidden="true">
          {initials(person)}
        </span>
      ) : (
        <ContentImage
          className="finder-card__portrait"
          source={image}
          alt=""
          ratio="8 / 9"
          sizes="8rem"
          eager={eager}
        />
      )}
      <div className="finder-card__words">
        {createElement(
          `h${level}`,
          { className: 'finder-card__name' },
          <UniversalLink to={person.to}>{marked(name, words)}</UniversalLink>,
        )}
        {line('finder-card__positions', positions)}
        {line('finder-card__line', institute)}
        {phone === '' ? null : (
          <p className="finder-card__line finder-card__reach">
            <Icon name="phone" size={16} />
            <PhoneLink value={phone} className="finder-card__contact" />
          </p>
        )}
        {place === '' ? null : (
          <p className="finder-card__line finder-card__reach">
            <Icon name="pin" size={16} />
            {place}
          </p>
        )}
        {line('finder-card__line', expertise)}
        <button
          type="button"
          className="finder-card__save"
          aria-label={intl.formatMessage(messages.card, { name })}
          onClick={() => saveCard(person)}
        >
          <Icon name="download" size={16} />
          <FormattedMessage {...messages.short} />
        </button>
      </div>
    </li>
  );
});
