import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Card } from '@/components/card/card';
import { imageSourceOf } from '@/components/image/image-source';
import { recordsOf, textOf } from '@/lib/text';
import type { ContentViewProps } from '../definition';
import { messages } from './messages';
import './style.css';

/** Related items, each with preview image, title and description. */
export function RelatedNews({ content }: ContentViewProps) {
  const heading = useId();
  const related = recordsOf(content.relatedItems);
  if (related.length === 0) return null;
  return (
    <section className="related-news" aria-labelledby={heading}>
      <div className="container">
        <h2 id={heading}>
          <FormattedMessage {...messages.related} />
        </h2>
        <ul className="related-news__list">
          {related.map((item) => (
            <li key={textOf(item['@id'])}>
              <Card
                to={item}
                level={3}
                title={textOf(item.title)}
                kicker={textOf(item.head_title)}
                text={textOf(item.description)}
                image={imageSourceOf(item)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
