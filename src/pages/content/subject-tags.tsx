import { FormattedMessage } from 'react-intl';
import { SubjectLink } from '@/components/subject-link/subject-link';
import { messages } from './messages';

/** The page's subjects; each leads to the search for everything that carries it. */
export function SubjectTags({ subjects }: { subjects: unknown }) {
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
            <SubjectLink className="chip" subject={tag} />
          </li>
        ))}
      </ul>
    </section>
  );
}
