import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { FieldContent, NamedValue } from './field-content';
import { factLabels, type FactField } from './field-labels';

const dateFields: readonly FactField[] = ['start', 'end'];

/** An address as people say it: without protocol and final slash. */
const spoken = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** Draws a value by its kind: list, term, relation, address, date, text of several lines. Empty values give null. */
export function fieldValue(
  field: FactField,
  value: FieldContent,
  date: (value: string) => string,
): ReactNode {
  if (typeof value === 'string') return textValue(field, value, date);
  if ('title' in value) return namedValue(value);
  if (value.length === 0) return null;
  return (
    <ul className="other-type__list">
      {value.map((entry, index) => (
        <li key={index}>{fieldValue(field, entry, date)}</li>
      ))}
    </ul>
  );
}

function textValue(field: FactField, text: string, date: (value: string) => string): ReactNode {
  if (text === '') return null;
  if (dateFields.includes(field)) return date(text);
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

/** A term is its title; what has an address of its own is a link. */
function namedValue(value: NamedValue): ReactNode {
  const { title, url } = value;
  const target = '@id' in value ? value : url;
  return target === '' ? title : <UniversalLink to={target}>{title}</UniversalLink>;
}
