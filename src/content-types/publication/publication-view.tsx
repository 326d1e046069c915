import { publicationOf } from '@/api/publications';
import { CartLink } from '@/components/cart/cart-link';
import { OrderPublication } from '@/components/cart/order-publication';
import { imageSourceOf } from '@/components/image/image-source';
import { RichText } from '@/components/rich-text/rich-text';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { Download } from '@/components/download/download';
import { hasBlocks } from '@/blocks/page/has-blocks';
import { PageHeading } from '../shared/page-heading';
import { PagePicture } from '../shared/page-picture';
import type { PublicationData } from './data';
import './style.css';

/** A publication: what it is, its file, and how many copies of it one wants to have. */
export function PublicationView({ content, data }: ContentViewProps<PublicationData>) {
  const publication = publicationOf(content);
  const ways = (
    <div className="publication__ways publication__ways--page">
      <OrderPublication publication={publication} />
      <Download of={data} className="button button--outline" />
    </div>
  );
  return (
    <>
      {hasBlocks(content) ? (
        <ComposedPage content={content} afterHeading={ways} />
      ) : (
        <>
          <PageHeading of={data} />
          <div className="publication__picture">
            <PagePicture
              source={imageSourceOf(content)}
              words={data}
              sizes="(min-width: 768px) 24rem, 100vw"
            />
          </div>
          {ways}
        </>
      )}
      <RichText html={data.text} className="page-text" />
      <CartLink path={publication.path} />
    </>
  );
}
