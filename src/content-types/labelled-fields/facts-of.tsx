import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { roomName } from '@/lib/room-name';
import type { Fact } from '@/components/facts/facts';
import { factFields, researchNumbers, type LabelledFieldsData } from './data';
import { wordsOf, type FieldContent } from './field-content';
import { factLabels, type FactField } from './field-labels';
import { fieldValue } from './field-value';

/** Month and year of two fields: `Oktober 2024`, or the year alone. */
const monthOf = (month: FieldContent, year: FieldContent): string =>
  year === '' ? '' : [wordsOf(month), wordsOf(year)].filter(Boolean).join(' ');

function researchLinks(data: LabelledFieldsData): ReactNode {
  const links = researchNumbers.flatMap((number) => {
    const to = data[`research_url_${number}`].trim();
    return to === '' ? [] : [{ to, words: data[`research_url_label_${number}`] || to }];
  });
  if (links.length === 0) return null;
  return (
    <ul className="labelled-fields__list">
      {links.map(({ to, words }, index) => (
        <li key={index}>
          <UniversalLink to={to}>{words}</UniversalLink>
        </li>
      ))}
    </ul>
  );
}

/** Facts that are made of several fields, or of one that says better what another says too. */
const composed: Partial<Record<FactField, (data: LabelledFieldsData) => ReactNode>> = {
  room: ({ building, room }) => roomName(building, wordsOf(room)) || null,
  project_start_year: (data) => monthOf(data.project_start_month, data.project_start_year) || null,
  project_end_year: (data) => monthOf(data.project_end_month, data.project_end_year) || null,
  award_date_year: (data) => monthOf(data.award_date_month, data.award_date_year) || null,
  research_url_1: researchLinks,
};

/** What a field says, without what its neighbour says already. */
function contentOf(data: LabelledFieldsData, field: FactField): FieldContent {
  if (field === 'job_offer_location') return data.job_offer_location_title || data[field];
  const { [field]: content, institute } = data;
  if (field !== 'institutes' || !Array.isArray(content)) return content;
  return content.filter((entry) => wordsOf(entry) !== wordsOf(institute));
}

/** The labelled facts of a page; the value of those that say nothing is null. */
export function factsOf(data: LabelledFieldsData, date: (value: string) => string): Fact[] {
  return factFields.map((field) => {
    const compose = composed[field];
    return {
      id: field,
      label: <FormattedMessage {...factLabels[field]} />,
      value: compose ? compose(data) : fieldValue(field, contentOf(data, field), date),
    };
  });
}
