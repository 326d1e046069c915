import { useEffect } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router';
import { catalogSearch } from '@/api/search';
import { firstTerms } from '@/api/vocabularies';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import { dataOf, idle } from '@/lib/remote';
import { blogTags } from '@/state/blog-tags';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { messages } from './messages';
import { addressWith, newestPosts, type Choice, type Chosen } from './post-query';
import './style.css';

interface Option {
  token: string;
  title: string;
}

interface BlogFiltersProps {
  path: string;
  chosen: Chosen;
}

/** More years than these are not offered. */
const mostYears = 30;

function useTags(blog: string): readonly Option[] {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  useEffect(() => {
    void dispatch(blogTags.load({ blog, language }));
  }, [dispatch, blog, language]);
  const key = blogTags.keyOf({ blog, language });
  const remote = useAppSelector((state) => (state.blogTags ? blogTags.select(state.blogTags, key) : idle));
  return dataOf(remote) ?? [];
}

function useAuthors(blog: string): readonly Option[] {
  const language = useLanguage();
  const { remote } = useRemote(`${language} ${blog}`, (signal) =>
    firstTerms(`${blog}/@vocabularies/collective.blog.authors`, { language, signal }),
  );
  return dataOf(remote)?.terms ?? [];
}

/** From this year back to that of the oldest post. */
function useYears(blog: string): readonly Option[] {
  const language = useLanguage();
  const { remote } = useRemote(`${language} ${blog}`, (signal) =>
    catalogSearch(blog, { ...newestPosts, sort_order: 'ascending', b_size: 1 }, { language, signal }),
  );
  const oldest = Number(dataOf(remote)?.items[0]?.effective?.slice(0, 4));
  const now = new Date().getFullYear();
  if (!Number.isInteger(oldest)) return [];
  const count = Math.min(Math.max(now - oldest + 1, 1), mostYears);
  return Array.from({ length: count }, (_, at) => String(now - at)).map((year) => ({
    token: year,
    title: year,
  }));
}

/** Tags, authors and years of a blog, each a way to its posts; what is chosen stands in the address. */
export function BlogFilters({ path, chosen }: BlogFiltersProps) {
  const intl = useIntl();
  const groups: readonly [Choice, MessageDescriptor, readonly Option[]][] = [
    ['tag', messages.tags, useTags(path)],
    ['author', messages.authors, useAuthors(path)],
    ['year', messages.years, useYears(path)],
  ];
  return (
    <nav className="blog-filters" aria-label={intl.formatMessage(messages.filters)}>
      {groups.map(
        ([choice, title, options]) =>
          options.length > 0 && (
            <div key={choice} className="blog-filters__group">
              <span id={`blog-${choice}`} className="blog-filters__title">
                <FormattedMessage {...title} />
              </span>
              <ul className="post-end__list" aria-labelledby={`blog-${choice}`}>
                {[{ token: '', title: intl.formatMessage(messages.all) }, ...options].map((option) => (
                  <li key={option.token}>
                    <FilterLink path={path} choice={choice} option={option} chosen={chosen} />
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </nav>
  );
}

interface FilterLinkProps extends BlogFiltersProps {
  choice: Choice;
  option: Option;
}

function FilterLink({ path, choice, option: { token, title }, chosen }: FilterLinkProps) {
  const [search] = useSearchParams();
  return (
    <PageLink
      className="chip"
      to={addressWith(path, search, choice, token)}
      aria-current={chosen[choice] === token ? 'true' : undefined}
    >
      {title}
    </PageLink>
  );
}
