import { FormattedMessage } from 'react-intl';
import { useDates } from '@/i18n/use-dates';
import type { ContentViewProps } from '../definition';
import { Facts } from '../shared/facts';
import { ComposedPage } from '../shared/composed-page';
import { hasBlocks } from '../shared/has-blocks';
import { PageHeading } from '../shared/page-heading';
import { PagePicture } from '../shared/page-picture';
import { fieldLabels, type LabelledField } from './field-labels';
import { fieldValue, isRichText } from './field-value';
import './style.css';

const fields = Object.keys(fieldLabels) as LabelledField[];

/** A type without a view of its own: blocks, or heading and picture, and every field that the portal has a label for. */
export function LabelledFieldsView({ content }: ContentViewProps) {
  const dates = useDates();
  const drawn = fields.map((field) => ({
    id: field,
    label: <FormattedMessage {...fieldLabels[field]} />,
    value: fieldValue(field, content[field], dates.date),
    isLong: isRichText(content[field]),
  }));
  return (
    <>
      {hasBlocks(content) ? (
        <ComposedPage content={content} />
      ) : (
        <>
          <PageHeading content={content} />
          <div className="labelled-fields__picture">
            <PagePicture content={content} />
          </div>
        </>
      )}
      <Facts facts={drawn.filter(({ isLong }) => !isLong)} />
      {drawn
        .filter(({ isLong, value }) => isLong && value !== null)
        .map(({ id, label, value }) => (
          <section key={id} className="labelled-fields__text">
            <h2>{label}</h2>
            {value}
          </section>
        ))}
    </>
  );
}
