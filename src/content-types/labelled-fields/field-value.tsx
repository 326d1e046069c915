import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { MailLink } from '@/components/mail-link/mail-link';
import { PhoneLink } from '@/components/phone-link/phone-link';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { isRecord, textOf } from '@/lib/text';
import { factLabels, type FactField } from './field-labels';

const mailFields: readonly FactField[] = ['email'];
const phoneFields: readonly FactField[] = ['phone', 'mobile'];
const dateFields: readonly FactField[] = ['start', 'end', 'date_of_issue', 'submission_date'];
const tagFields: readonly FactField[] = ['fields_of_competence', 'post_tags'];

/** An address as people say it: without protocol and final slash. */
const spoken = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/**
 * Draws a stored value by its form: term, relation, list, address, date, text of several lines. Empty values, and forms
 * that are none of these, give null.
 */
export function fieldValue(field: FactField, value: unknown, date: (value: string) => string): ReactNode {
  if (Array.isArray(value)) return listValue(field, value, date);
  if (isRecord(value)) return recordValue(field, value);
  const text = textOf(value).trim();
  if (text === '') return null;
  if (mailFields.includes(field)) return <MailLink value={text} />;
  if (phoneFields.includes(field)) return <PhoneLink value={text} />;
  if (dateFields.includes(field)) return date(text);
  if (tagFields.includes(field)) return <span className="chip">{text}</span>;
  if (/^https?:\/\//.test(text)) return <UniversalLink to={text}>{spoken(text)}</UniversalLink>;
  // A path says nothing to a reader.
  if (/^\/\w/.test(text)) {
    return (
      <UniversalLink to={text}>
        <FormattedMessage {...factLabels[field]} />
      </UniversalLink>
    );
  }
  return text.split('\n').map((line, index) => <p key={index}>{line}</p>);
}

function listValue(field: FactField, values: readonly unknown[], date: (value: string) => string): ReactNode {
  const drawn = values.map((value) => fieldValue(field, value, date)).filter((value) => value !== null);
  if (drawn.length === 0) return null;
  const kind = tagFields.includes(field) ? 'labelled-fields__tags' : 'labelled-fields__list';
  return (
    <ul className={kind}>
      {drawn.map((value, index) => (
        <li key={index}>{value}</li>
      ))}
    </ul>
  );
}

/** A term is its title; what has an address of its own, under either name that the CMS uses, is a link. */
function recordValue(field: FactField, value: Record<string, unknown>): ReactNode {
  const title = textOf(value.title);
  if (title === '') return null;
  const target = '@id' in value ? value : textOf(value.url);
  const className = tagFields.includes(field) ? { className: 'chip' } : {};
  if (target === '') return tagFields.includes(field) ? <span className="chip">{title}</span> : title;
  return (
    <UniversalLink to={target} {...className}>
      {title}
    </UniversalLink>
  );
}
