import { FormattedMessage } from 'react-intl';
import { ContentImage } from '@/components/image/content-image';
import { SubjectLink } from '@/components/subject-link/subject-link';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { Summary } from '@/api/types/summary';
import { useDates } from '@/i18n/use-dates';
import { itemCard } from '../../item-card';
import { messages } from '../messages';
import type { ListingBodyProps } from '../variation';
import { fieldOf, linkedTitles, type LinkedTitle } from './fields-of';
import { ItemTitle } from './item-title';
import './rows.css';

interface BlogPostsProps extends ListingBodyProps {
  isGrid: boolean;
}

/** Posts of blogs with picture, blog and date, who wrote them and what about. */
export function BlogPosts({ items, level, eagerCount, isGrid }: BlogPostsProps) {
  return (
    <ul className={isGrid ? 'listing-items listing-items--3' : 'listing-items listing-items--1'}>
      {items.map((item, index) => (
        <Post key={item['@id']} item={item} level={level} isGrid={isGrid} eager={index < eagerCount} />
      ))}
    </ul>
  );
}

interface PostProps {
  item: Summary;
  level: number;
  isGrid: boolean;
  eager: boolean;
}

function Post({ item, level, isGrid, eager }: PostProps) {
  const dates = useDates();
  const { title, text, image } = itemCard(item);
  const authors = linkedTitles(fieldOf(item, 'post_authors'));
  const tags = linkedTitles(fieldOf(item, 'post_tags'));
  const date = item.effective ? dates.date(item.effective) : '';
  return (
    <li className={isGrid ? 'listing-item listing-post' : 'listing-item listing-row listing-row--summary'}>
      {image && (
        <ContentImage
          className={isGrid ? 'listing-post__picture' : 'listing-row__picture'}
          source={image}
          alt=""
          ratio={isGrid ? '16 / 9' : '4 / 3'}
          sizes={isGrid ? '(min-width: 992px) 24rem, (min-width: 600px) 50vw, 100vw' : '10rem'}
          eager={eager}
        />
      )}
      <div className="listing-row__words">
        <p className="meta listing-row__facts">
          <Links of={linkedTitles(fieldOf(item, 'blog'))} />
          {date === '' ? null : <span>{date}</span>}
        </p>
        <ItemTitle item={item} title={title} level={level} />
        {text === '' ? null : <p className="listing-row__text">{text}</p>}
        {authors.length === 0 ? null : (
          <p className="listing-row__text">
            <FormattedMessage {...messages.authors} values={{ names: <Links of={authors} /> }} />
          </p>
        )}
        {tags.length === 0 ? null : (
          <p className="listing-row__text listing-row__facts">
            {tags.map(({ url, title: tag }) =>
              url === '' ? (
                <SubjectLink key={tag} subject={tag} className="listing-row__inner chip" />
              ) : (
                <UniversalLink key={tag} to={url} className="listing-row__inner chip">
                  {tag}
                </UniversalLink>
              ),
            )}
          </p>
        )}
      </div>
    </li>
  );
}

function Links({ of }: { of: readonly LinkedTitle[] }) {
  return of.map(({ url, title }, index) => (
    <span key={index}>
      {index > 0 && ', '}
      {url === '' ? (
        title
      ) : (
        <UniversalLink to={url} className="listing-row__inner">
          {title}
        </UniversalLink>
      )}
    </span>
  ));
}
