import { createElement } from 'react';
import { flatten } from '@/api/urls';
import { ContactButton } from '../contact-form/contact-button';
import { Icon } from '../icon/icon';
import { ContentImage } from '../image/content-image';
import { MailLink } from '../mail-link/mail-link';
import { PhoneLink } from '../phone-link/phone-link';
import { UniversalLink } from '../universal-link/universal-link';
import type { Person } from './person';
import './style.css';

/** What of a person is left out, and how they stand. */
export interface PersonLook {
  isGrid?: boolean;
  hasImage?: boolean;
  hasInstitute?: boolean;
  /** Name and position alone. */
  isShort?: boolean;
}

interface PersonsProps {
  persons: readonly Person[];
  /** Level of their headings. */
  level: number;
  look: PersonLook;
  /** How many portraits, from the first, may stand in the first screen. */
  eagerCount?: number;
}

/** People in rows, or as a grid of cards. */
export function Persons({ persons, level, look, eagerCount = 0 }: PersonsProps) {
  const { isGrid = false } = look;
  return (
    <ul className={`persons persons--${isGrid ? 'grid' : 'rows'}`}>
      {persons.map((person, index) => (
        <li key={`${person.key} ${index}`} className="person">
          <PersonCard person={person} level={level} look={look} eager={index < eagerCount} />
        </li>
      ))}
    </ul>
  );
}

interface PersonCardProps {
  person: Person;
  level: number;
  look: PersonLook;
  eager: boolean;
}

function PersonCard({ person, level, look, eager }: PersonCardProps) {
  const { hasImage = true, isShort = false } = look;
  return (
    <>
      {hasImage && <Portrait person={person} eager={eager} />}
      <div className="person__words">
        {createElement(
          `h${level}`,
          { className: 'person__name' },
          <UniversalLink to={person.to} className="person__link">
            {person.name}
          </UniversalLink>,
        )}
        {person.positions === '' ? null : <p className="person__positions">{person.positions}</p>}
        {isShort ? null : <Contacts person={person} look={look} />}
      </div>
    </>
  );
}

function Portrait({ person, eager }: Pick<PersonCardProps, 'person' | 'eager'>) {
  if (person.image === undefined)
    return (
      <span className="person__portrait person__portrait--none">
        <Icon name="people" size={24} />
      </span>
    );
  return (
    <ContentImage
      className="person__portrait"
      source={person.image}
      alt=""
      ratio="8 / 9"
      sizes="(min-width: 600px) 16rem, 8rem"
      eager={eager}
    />
  );
}

function Contacts({ person, look: { hasInstitute = true } }: Pick<PersonCardProps, 'person' | 'look'>) {
  const { key, name, positions, institute, place, phone, email } = person;
  return (
    <>
      {hasInstitute && institute !== '' && <p className="person__line">{institute}</p>}
      {place === '' ? null : <p className="person__line">{place}</p>}
      {phone === '' ? null : (
        <p className="person__line">
          <PhoneLink value={phone} className="person__contact" />
        </p>
      )}
      {email === '' ? null : (
        <p className="person__line">
          <MailLink value={email} className="person__contact" />
        </p>
      )}
      {email === '' || key === '' ? null : (
        <ContactButton
          path={flatten(key)}
          name={name}
          positions={positions}
          className="person__contact person__write"
        />
      )}
    </>
  );
}
