import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { MailLink } from '@/components/mail-link/mail-link';
import { PhoneLink } from '@/components/phone-link/phone-link';
import { RichText } from '@/components/rich-text/rich-text';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { isRecord, textOf } from '@/lib/text';
import { fieldLabels, type LabelledField } from './field-labels';

const mailFields: readonly LabelledField[] = ['email'];
const phoneFields: readonly LabelledField[] = ['phone', 'mobile'];
const dateFields: readonly LabelledField[] = ['start', 'end', 'date_of_issue', 'submission_date'];

/** Text of several paragraphs, which needs more room than a fact. */
export function isRichText(value: unknown): boolean {
  return isRecord(value) && textOf(value.data) !== '';
}

/**
 * Draws a stored value by its form: rich text, file, term, relation, list, address, date, text of several lines.
 * Empty values, and forms that are none of these, give null.
 */
export function fieldValue(field: LabelledField, value: unknown, date: (value: string) => string): ReactNode {
  if (Array.isArray(value)) return listValue(field, value, date);
  if (isRecord(value)) return recordValue(value);
  const text = textOf(value).trim();
  if (text === '') return null;
  if (mailFields.includes(field)) return <MailLink value={text} />;
  if (phoneFields.includes(field)) return <PhoneLink value={text} />;
  if (dateFields.includes(field)) return date(text);
  if (/^https?:\/\//.test(text)) return <UniversalLink to={text}>{text}</UniversalLink>;
  // A path says nothing to a reader.
  if (/^\/\w/.test(text)) {
    return (
      <UniversalLink to={text}>
        <FormattedMessage {...fieldLabels[field]} />
      </UniversalLink>
    );
  }
  return text.split('\n').map((line, index) => <p key={index}>{line}</p>);
}

function listValue(
  field: LabelledField,
  values: readonly unknown[],
  date: (value: string) => string,
): ReactNode {
  const drawn = values.map((value) => fieldValue(field, value, date)).filter((value) => value !== null);
  if (drawn.length === 0) return null;
  return (
    <ul className="labelled-fields__list">
      {drawn.map((value, index) => (
        <li key={index}>{value}</li>
      ))}
    </ul>
  );
}

function recordValue(value: Record<string, unknown>): ReactNode {
  const data = textOf(value.data);
  if (data !== '') return <RichText html={data} />;
  const title = textOf(value.title);
  const download = textOf(value.download);
  if (download !== '')
    return <UniversalLink to={download}>{textOf(value.filename) || download}</UniversalLink>;
  if (title === '') return null;
  return '@id' in value ? <UniversalLink to={value}>{title}</UniversalLink> : title;
}
