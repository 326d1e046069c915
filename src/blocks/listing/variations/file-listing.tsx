import type { Summary } from '@/api/types/summary';
import { Icon } from '@/components/icon/icon';
import { useLanguage } from '@/i18n/use-language';
import { typeFacts } from '@/lib/content-types';
import { bytesOf, fileSize } from '@/lib/file-size';
import type { Language } from '@/lib/language';
import { mimeLabel } from '@/lib/mime-label';
import { itemCard } from '../../item-card';
import type { ListingBodyProps } from '../variation';
import { wordsIn } from './fields-of';
import { ItemTitle } from './item-title';
import './rows.css';

/** Where there is no file, the catalogue calls the content itself plain text. */
function fileFacts(item: Summary, language: Language): string {
  const mimeType = wordsIn(item, 'mime_type');
  const { isFile, isImage } = typeFacts(item['@type']);
  if (!isFile && !isImage && mimeType === 'text/plain') return '';
  const bytes = bytesOf(item.getObjSize);
  const size = bytes === undefined ? '' : fileSize(bytes, language);
  return [mimeLabel(mimeType), size].filter(Boolean).join(', ');
}

/** Files with their kind and size. */
export function FileListing({ items, level }: ListingBodyProps) {
  const language = useLanguage();
  return (
    <ul className="listing-items listing-items--1">
      {items.map((item) => {
        const { title, text } = itemCard(item);
        const facts = fileFacts(item, language);
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
