import { FormattedMessage } from 'react-intl';
import { RichText } from '@/components/rich-text/rich-text';
import { useDates } from '@/i18n/use-dates';
import { isRecord } from '@/lib/text';
import { wordsOf } from '../../document/words-of';
import type { Clash } from '../../document/merge/types';
import { useBlockTitle } from '../../input/use-block-title';
import { DrawnBlock } from '../drawn-block';
import { htmlOfValue, nameOfValue, typeOfBlock } from './data';
import { messages } from './messages';

/** More rows tell nothing new. */
const mostRows = 50;

/** A day with its time, as the CMS stores it. */
export const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** What a block is and says, in a line. */
function BlockLine({ block }: { block: unknown }) {
  const titleOf = useBlockTitle();
  if (!isRecord(block)) return <FormattedMessage {...messages.onPage} />;
  const words = wordsOf({ data: block });
  return (
    <>
      {titleOf(typeOfBlock(block))}
      {words !== '' && `: ${words}`}
    </>
  );
}

/** The value of a field in words. */
export function FieldValue({ value }: { value: unknown }) {
  const dates = useDates();
  const isEmpty = value === null || value === undefined || value === '';
  if (isEmpty || (Array.isArray(value) && value.length === 0))
    return <FormattedMessage {...messages.empty} />;
  if (typeof value === 'boolean') return <FormattedMessage {...(value ? messages.yes : messages.no)} />;
  if (typeof value === 'string' && moment.test(value)) return <>{dates.dateTime(value)}</>;
  if (typeof value === 'string' || typeof value === 'number') return <>{value}</>;
  if (Array.isArray(value))
    return (
      <ul>
        {value.slice(0, mostRows).map((entry: unknown, index) => (
          <li key={index}>
            <FieldValue value={entry} />
          </li>
        ))}
      </ul>
    );
  const html = htmlOfValue(value);
  if (html !== undefined) return <RichText html={html} />;
  const name = nameOfValue(value);
  return name === '' ? <FormattedMessage {...messages.other} /> : <>{name}</>;
}

/** A value that two people have changed, as one of them, or the page before, has it. */
export function SideValue({ clash, value }: { clash: Clash; value: unknown }) {
  if (clash.part === 'place') return <BlockLine block={value} />;
  if (clash.part === 'order')
    return (
      <ol>
        {(Array.isArray(value) ? value : []).slice(0, mostRows).map((block: unknown, index) => (
          <li key={index}>
            <BlockLine block={block} />
          </li>
        ))}
      </ol>
    );
  if (clash.field !== undefined) return <FieldValue value={value} />;
  if (value === undefined) return <FormattedMessage {...messages.deleted} />;
  if (clash.block && isRecord(value)) return <DrawnBlock block={value} />;
  return <FormattedMessage {...messages.other} />;
}
