import { ContentImage } from '@/components/image/content-image';
import { typeFacts } from '@/lib/content-types';
import { itemCard } from '../../item-card';
import type { ListingBodyProps } from '../variation';
import { inFrame } from './in-frame';
import { ItemTitle } from './item-title';

/** Pictures in columns, each above its title; logos are shown whole. What is no picture is left out, though it has one. */
export function ImageListing({ items, level, eagerCount }: ListingBodyProps) {
  return (
    <ul className="listing-items listing-items--3">
      {items.map((item, index) => {
        const { image, title, text } = itemCard(item);
        return image === undefined || !typeFacts(item['@type']).isImage ? null : (
          <li key={item['@id']} className="listing-item listing-picture">
            <ContentImage
              source={image}
              alt=""
              ratio="4 / 3"
              className={inFrame(image, 4 / 3)}
              sizes="(min-width: 992px) 24rem, (min-width: 600px) 50vw, 100vw"
              eager={index < eagerCount}
            />
            <ItemTitle item={item} title={title} level={level} />
            {text === '' ? null : <p className="listing-row__text">{text}</p>}
          </li>
        );
      })}
    </ul>
  );
}
