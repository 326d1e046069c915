import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { itemCard } from '@/blocks/item-card';
import { Card } from '@/components/card/card';
import { hasLink } from '@/components/universal-link/link-target';
import type { ContentViewProps } from '../definition';
import type { NewsItemData } from './data';
import { messages } from './messages';
import './style.css';

/** Related items, each with preview image, title and description. */
export function RelatedNews({ data }: ContentViewProps<NewsItemData>) {
  const heading = useId();
  const related = data.relatedItems.filter(hasLink);
  if (related.length === 0) return null;
  return (
    <section className="related-news" aria-labelledby={heading}>
      <div className="container">
        <h2 id={heading}>
          <FormattedMessage {...messages.related} />
        </h2>
        <ul className="related-news__list">
          {related.map((item, index) => {
            const { title, kicker, text, image } = itemCard(item);
            return (
              <li key={index}>
                <Card to={item} level={3} title={title} kicker={kicker} text={text} image={image} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
