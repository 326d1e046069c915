import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AnyContent } from '@/api/types/any-content';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { placeOf } from '@/lib/place';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import type { Fact } from '../shared/facts';
import { factLabels, type FactField } from './field-labels';
import { fieldValue } from './field-value';

/** Month and year of two fields: `Oktober 2024`, or the year alone. */
function monthOf(content: AnyContent, prefix: string): string {
  const month = content[`${prefix}_month`];
  const year = textOf(content[`${prefix}_year`]);
  return year === '' ? '' : [isRecord(month) && textOf(month.title), year].filter(Boolean).join(' ');
}

function researchLinks(content: AnyContent): ReactNode {
  const links = [1, 2, 3, 4, 5].flatMap((number) => {
    const to = textOf(content[`research_url_${number}`]).trim();
    return to === '' ? [] : [{ to, words: textOf(content[`research_url_label_${number}`]) || to }];
  });
  if (links.length === 0) return null;
  return (
    <ul className="labelled-fields__list">
      {links.map(({ to, words }) => (
        <li key={to}>
          <UniversalLink to={to}>{words}</UniversalLink>
        </li>
      ))}
    </ul>
  );
}

/** Facts that are made of several fields, or of one that says better what another says too. */
const composed: Partial<Record<FactField, (content: AnyContent) => ReactNode>> = {
  room: (content) => placeOf(textOf(content.building), textOf(content.room)) || null,
  project_start_year: (content) => monthOf(content, 'project_start') || null,
  project_end_year: (content) => monthOf(content, 'project_end') || null,
  award_date_year: (content) => monthOf(content, 'award_date') || null,
  research_url_1: researchLinks,
};

const shownInstead: Partial<Record<FactField, string>> = { job_offer_location: 'job_offer_location_title' };

/** What a field says, without what its neighbour says already. */
function storedOf(content: AnyContent, field: FactField): unknown {
  const instead = shownInstead[field];
  if (instead && textOf(content[instead]) !== '') return content[instead];
  if (field !== 'institutes') return content[field];
  const named = textOf(content.institute);
  return recordsOf(content.institutes).filter(({ title }) => textOf(title) !== named);
}

/** The labelled facts of a page; the value of those that say nothing is null. */
export function factsOf(content: AnyContent, date: (value: string) => string): Fact[] {
  return (Object.keys(factLabels) as FactField[]).map((field) => {
    const compose = composed[field];
    return {
      id: field,
      label: <FormattedMessage {...factLabels[field]} />,
      value: compose ? compose(content) : fieldValue(field, storedOf(content, field), date),
    };
  });
}
