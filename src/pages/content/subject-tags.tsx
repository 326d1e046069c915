import { FormattedMessage } from 'react-intl';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import { languageRoot } from '@/site/home-path';
import { messages } from './messages';

/** The page's subjects; each leads to the search for everything that carries it. */
export function SubjectTags({ subjects }: { subjects: unknown }) {
  const language = useLanguage();
  const tags = Array.isArray(subjects)
    ? subjects.filter((tag): tag is string => typeof tag === 'string')
    : [];
  if (tags.length === 0) return null;
  return (
    <section className="content-tags" aria-labelledby="content-tags">
      <h2 id="content-tags" className="content-tags__title">
        <FormattedMessage {...messages.tags} />
      </h2>
      <ul className="content-tags__list">
        {tags.map((tag) => (
          <li key={tag}>
            <PageLink
              className="chip"
              to={`${languageRoot(language)}/search?Subject=${encodeURIComponent(tag)}`}
            >
              {tag}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
