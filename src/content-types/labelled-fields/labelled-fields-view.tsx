import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { flatten } from '@/api/urls';
import { Icon } from '@/components/icon/icon';
import { imageSourceOf } from '@/components/image/image-source';
import { RichText } from '@/components/rich-text/rich-text';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useDates } from '@/i18n/use-dates';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { Download } from '../shared/download';
import { Facts } from '@/components/facts/facts';
import { FolderItems } from '../shared/folder-items';
import { hasBlocks } from '../shared/has-blocks';
import { PageHeading } from '../shared/page-heading';
import { PagePicture } from '../shared/page-picture';
import { sectionFields, type LabelledFieldsData } from './data';
import { factsOf } from './facts-of';
import { messages, sectionLabels, type SectionField } from './field-labels';
import { Tenders } from './tenders';
import './style.css';

type Props = ContentViewProps<LabelledFieldsData>;

/** Types whose pages are there for what lies in them. */
const containers = new Set(['Cart', 'JobOfferContainer']);

/** A type without a view of its own: blocks, or heading and picture, and every field that the portal has a label for. */
export function LabelledFieldsView({ content, data }: Props) {
  const dates = useDates();
  const facts = (
    <>
      <Facts facts={factsOf(data, dates.date)} asRows />
      <Actions data={data} />
    </>
  );
  return (
    <>
      {hasBlocks(content) ? (
        <ComposedPage content={content} afterHeading={facts} />
      ) : (
        <Introduction content={content} data={data}>
          {facts}
        </Introduction>
      )}
      <RichText html={data.job_offer_container_text} className="page-text" />
      <RichText html={data.text} className="page-text" />
      <Tenders feed={data.feed} />
      {sectionFields.map((field) => (
        <Section key={field} data={data} field={field} />
      ))}
      {!hasBlocks(content) && containers.has(data['@type']) && (
        <FolderItems path={flatten(data['@id']).replace(/\/$/, '')} isQuiet />
      )}
    </>
  );
}

/** Heading, picture and facts; an upright picture, such as a portrait, stands beside the others. */
function Introduction({ content, data, children }: Props & { children: ReactNode }) {
  const source = imageSourceOf(content);
  const { width = 0, height = 0 } = source ?? {};
  const isUpright = width > 0 && height >= width;
  const description = data.description || data.short_header_text;
  return (
    <div className={isUpright ? 'labelled-fields labelled-fields--upright' : 'labelled-fields'}>
      <PageHeading of={{ ...data, description }} />
      <div className="labelled-fields__picture">
        {isUpright ? (
          <PagePicture source={source} words={data} sizes="(min-width: 768px) 24rem, 100vw" />
        ) : (
          <PagePicture source={source} words={data} ratio="21 / 9" />
        )}
      </div>
      <div className="labelled-fields__facts">{children}</div>
    </div>
  );
}

/** What one can do with the page: apply, read on elsewhere, take a file along. */
function Actions({ data }: { data: LabelledFieldsData }) {
  const { offer_url: offer, file } = data;
  if (offer === '' && !file) return null;
  return (
    <div className="labelled-fields__actions">
      {offer && (
        <UniversalLink to={offer} className="button">
          <FormattedMessage {...messages.apply} />
          <Icon name="arrow-right" />
        </UniversalLink>
      )}
      <Download of={data} className="button button--outline" />
    </div>
  );
}

/** A long text under its heading. */
function Section({ data, field }: { data: LabelledFieldsData; field: SectionField }) {
  const html = data[field];
  if (html.trim() === '') return null;
  return (
    <section className="labelled-fields__section">
      <h2>
        <FormattedMessage {...sectionLabels[field]} />
      </h2>
      <RichText html={html} className="page-text" />
    </section>
  );
}
