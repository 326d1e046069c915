import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AnyContent } from '@/api/types/any-content';
import { flatten, mediaUrl } from '@/api/urls';
import { ArrowLink } from '@/components/arrow-link/arrow-link';
import { Icon } from '@/components/icon/icon';
import { imageSourceOf } from '@/components/image/image-source';
import { RichText } from '@/components/rich-text/rich-text';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useDates } from '@/i18n/use-dates';
import { useLanguage } from '@/i18n/use-language';
import { fileSize } from '@/lib/file-size';
import { mimeLabel } from '@/lib/mime-label';
import { isRecord, textOf } from '@/lib/text';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { Facts } from '../shared/facts';
import { FolderItems } from '../shared/folder-items';
import { hasBlocks } from '../shared/has-blocks';
import { PageHeading } from '../shared/page-heading';
import { PagePicture } from '../shared/page-picture';
import { factsOf } from './facts-of';
import { messages, sectionLabels } from './field-labels';
import { Organisations } from './organisations';
import { People } from './people';
import { Tenders } from './tenders';
import './style.css';

const sections = Object.keys(sectionLabels) as (keyof typeof sectionLabels)[];

/** Types whose pages are there for what lies in them. */
const containers = new Set(['BlogFolder', 'Cart', 'JobOfferContainer']);

/** A type without a view of its own: blocks, or heading and picture, and every field that the portal has a label for. */
export function LabelledFieldsView({ content }: ContentViewProps) {
  const dates = useDates();
  const facts = (
    <>
      <Facts facts={factsOf(content, dates.date)} asRows />
      <Actions content={content} />
    </>
  );
  return (
    <>
      {hasBlocks(content) ? (
        <ComposedPage content={content} afterHeading={facts} />
      ) : (
        <Introduction content={content}>{facts}</Introduction>
      )}
      <RichText html={content.job_offer_container_text} className="page-text" />
      <RichText html={content.text} className="page-text" />
      <Tenders feed={content.feed} />
      {sections.map((field) => (
        <Section key={field} content={content} field={field} />
      ))}
      <People content={content} />
      <Organisations
        content={content}
        prefix="project_partner"
        count={10}
        title={<FormattedMessage {...messages.partners} />}
      />
      <Organisations
        content={content}
        prefix="external_funding_provider"
        count={3}
        title={<FormattedMessage {...messages.funding} />}
      />
      {!hasBlocks(content) && containers.has(content['@type']) && (
        <FolderItems path={flatten(content['@id']).replace(/\/$/, '')} isQuiet />
      )}
    </>
  );
}

/** Heading, picture and facts; an upright picture, such as a portrait, stands beside the others. */
function Introduction({ content, children }: { content: AnyContent; children: ReactNode }) {
  const { width = 0, height = 0 } = imageSourceOf(content) ?? {};
  const isUpright = width > 0 && height >= width;
  const lead = [content.positions, content.description, content.subtitle, content.short_header_text];
  return (
    <div className={isUpright ? 'labelled-fields labelled-fields--upright' : 'labelled-fields'}>
      <PageHeading content={{ ...content, description: lead.map(textOf).find(Boolean) ?? '' }} />
      <div className="labelled-fields__picture">
        {isUpright ? (
          <PagePicture content={content} sizes="(min-width: 768px) 24rem, 100vw" />
        ) : (
          <PagePicture content={content} ratio="21 / 9" />
        )}
      </div>
      <div className="labelled-fields__facts">{children}</div>
    </div>
  );
}

/** What one can do with the page: apply, read on elsewhere, take a file along. */
function Actions({ content }: { content: AnyContent }) {
  const offer = textOf(content.offer_url);
  const further = textOf(content.link_further_information);
  const file = isRecord(content.file) ? content.file : undefined;
  if (offer === '' && further === '' && !file) return null;
  return (
    <div className="labelled-fields__actions">
      {offer && (
        <UniversalLink to={offer} className="button">
          <FormattedMessage {...messages.apply} />
          <Icon name="arrow-right" />
        </UniversalLink>
      )}
      {file && <Download content={content} file={file} />}
      {further && (
        <ArrowLink
          to={further}
          title={
            textOf(content.link_further_information_text) || (
              <FormattedMessage {...messages.furtherInformation} />
            )
          }
        />
      )}
    </div>
  );
}

function Download({ content, file }: { content: AnyContent; file: Record<string, unknown> }) {
  const language = useLanguage();
  const size = typeof file.size === 'number' ? fileSize(file.size, language) : '';
  const facts = [mimeLabel(textOf(file['content-type'])), size].filter(Boolean).join(', ');
  return (
    <a className="button button--outline" href={mediaUrl(`${flatten(content['@id'])}/@@download/file`)}>
      <Icon name="download" />
      <FormattedMessage
        {...messages.download}
        values={{ name: textOf(file.filename) || textOf(content.title), facts }}
      />
    </a>
  );
}

/** A long text under its heading, unless its editor has switched it off. */
function Section({ content, field }: { content: AnyContent; field: keyof typeof sectionLabels }) {
  const value = content[field];
  const isShown = content[`${field}_shown`] !== false && isRecord(value) && textOf(value.data).trim() !== '';
  if (!isShown) return null;
  return (
    <section className="labelled-fields__section">
      <h2>{textOf(content[`${field}_headline`]) || <FormattedMessage {...sectionLabels[field]} />}</h2>
      <RichText html={value} className="page-text" />
    </section>
  );
}
