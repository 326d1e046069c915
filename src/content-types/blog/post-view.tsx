import { FormattedMessage } from 'react-intl';
import { flatten } from '@/api/urls';
import { hasBlocks } from '@/blocks/page/has-blocks';
import { TitleDateContext } from '@/blocks/title/title-date';
import { SubjectLink } from '@/components/subject-link/subject-link';
import { useDates } from '@/i18n/use-dates';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { PlainPage } from '../shared/plain-page';
import { AuthorBoxes } from './author-boxes';
import type { PostData } from './data';
import { messages } from './messages';
import { ShareLinks } from './share-links';
import { tagsOf } from './tags-of';
import './style.css';

/** A post of a blog: its blocks, what it is about, ways to pass it on, and who wrote it. */
export function PostView({ content, data }: ContentViewProps<PostData>) {
  const dates = useDates();
  const tags = tagsOf({ content, data });
  return (
    <>
      <TitleDateContext.Provider value={data.effective ? dates.date(data.effective) : ''}>
        {hasBlocks(content) ? (
          <ComposedPage content={content} />
        ) : (
          <PlainPage content={content} data={data} />
        )}
      </TitleDateContext.Provider>
      <div className="post-end">
        {tags.length > 0 && (
          <nav aria-labelledby="post-tags">
            <h2 id="post-tags" className="post-end__title">
              <FormattedMessage {...messages.tags} />
            </h2>
            <ul className="post-end__list">
              {tags.map((tag) => (
                <li key={tag}>
                  <SubjectLink className="chip" subject={tag} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ShareLinks title={data.title} path={flatten(data['@id'])} />
        <AuthorBoxes path={flatten(data['@id']).replace(/\/$/, '')} expected={data.post_authors.length} />
      </div>
    </>
  );
}
