import type { ReactNode } from 'react';
import { hasBlocks } from '@/blocks/page/has-blocks';
import { imageSourceOf } from '@/components/image/image-source';
import { RichText } from '@/components/rich-text/rich-text';
import { useDates } from '@/i18n/use-dates';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { Download } from '@/components/download/download';
import { Facts } from '@/components/facts/facts';
import { PageHeading } from '../shared/page-heading';
import { PagePicture } from '../shared/page-picture';
import type { OtherTypeData } from './data';
import { factsOf } from './facts-of';
import './style.css';

type Props = ContentViewProps<OtherTypeData>;

/** A type without a view of its own: blocks, or heading and picture, and every field that the portal has a label for. */
export function OtherTypeView({ content, data }: Props) {
  const dates = useDates();
  const facts = (
    <>
      <Facts facts={factsOf(data, dates.date)} asRows />
      {data.file && (
        <div className="other-type__actions">
          <Download of={data} className="button button--outline" />
        </div>
      )}
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
      <RichText html={data.text} className="page-text" />
    </>
  );
}

/** Heading, picture and facts; an upright picture, such as a portrait, stands beside the others. */
function Introduction({ content, data, children }: Props & { children: ReactNode }) {
  const source = imageSourceOf(content);
  const { width = 0, height = 0 } = source ?? {};
  const isUpright = width > 0 && height >= width;
  return (
    <div className={isUpright ? 'other-type other-type--upright' : 'other-type'}>
      <PageHeading of={data} />
      <div className="other-type__picture">
        {isUpright ? (
          <PagePicture source={source} words={data} sizes="(min-width: 768px) 24rem, 100vw" />
        ) : (
          <PagePicture source={source} words={data} ratio="21 / 9" />
        )}
      </div>
      <div className="other-type__facts">{children}</div>
    </div>
  );
}
