import { Icon } from '@/components/icon/icon';
import { useLanguage } from '@/i18n/use-language';
import { bytesOf, fileSize } from '@/lib/file-size';
import { mimeLabel } from '@/lib/mime-label';
import { itemCard } from '../../item-card';
import type { ListingBodyProps } from '../variation';
import { wordsIn } from './fields-of';
import { ItemTitle } from './item-title';
import './rows.css';

/** Files with their kind and size. */
export function FileListing({ items, level }: ListingBodyProps) {
  const language = useLanguage();
  return (
    <ul className="listing-items listing-items--1">
      {items.map((item) => {
        const { title, text } = itemCard(item);
        const bytes = bytesOf(item.getObjSize);
        const size = bytes === undefined ? '' : fileSize(bytes, language);
        const facts = [mimeLabel(wordsIn(item, 'mime_type')), size].filter(Boolean).join(', ');
        return (
          <li key={item['@id']} className="listing-item listing-row listing-row--file">
            <Icon name="file" size={24} />
            <div>
              <ItemTitle item={item} title={title} level={level} />
              {facts === '' ? null : <p className="meta">{facts}</p>}
              {text === '' ? null : <p className="listing-row__text">{text}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
