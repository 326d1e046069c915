import { useEffect } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { catalogSearch } from '@/api/search';
import { firstTerms } from '@/api/vocabularies';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import { dataOf, idle, isSettled, type Remote } from '@/lib/remote';
import { blogTags } from '@/state/blog-tags';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { usePageSearch } from '@/state/preview';
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

/** What can be chosen; undefined until that is known. */
type Options = readonly Option[] | undefined;

function optionsIn<Data>(remote: Remote<Data>, read: (data: Data) => readonly Option[]): Options {
  const data = dataOf(remote);
  if (data !== undefined) return read(data);
  return isSettled(remote) ? [] : undefined;
}

function useTags(blog: string): Options {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  useEffect(() => {
    void dispatch(blogTags.load({ blog, language }));
  }, [dispatch, blog, language]);
  const key = blogTags.keyOf({ blog, language });
  const remote = useAppSelector((state) => (state.blogTags ? blogTags.select(state.blogTags, key) : idle));
  return optionsIn(remote, (tags) => tags);
}

function useAuthors(blog: string): Options {
  const language = useLanguage();
  const { remote } = useRemote(`${language} ${blog}`, (signal) =>
    firstTerms(`${blog}/@vocabularies/collective.blog.authors`, { language, signal }),
  );
  return optionsIn(remote, ({ terms }) => terms);
}

/** From this year back to that of the oldest post. */
function yearsSince(oldest: number): readonly Option[] {
  if (!Number.isInteger(oldest)) return [];
  const now = new Date().getFullYear();
  const count = Math.min(Math.max(now - oldest + 1, 1), mostYears);
  return Array.from({ length: count }, (_, at) => String(now - at)).map((year) => ({
    token: year,
    title: year,
  }));
}

function useYears(blog: string): Options {
  const language = useLanguage();
  const { remote } = useRemote(`${language} ${blog}`, (signal) =>
    catalogSearch(blog, { ...newestPosts, sort_order: 'ascending', b_size: 1 }, { language, signal }),
  );
  return optionsIn(remote, ({ items }) => yearsSince(Number(items[0]?.effective?.slice(0, 4))));
}

/**
 * Tags, authors and years of a blog, each a way to its posts; what is chosen stands in the address. A line is kept for each
 * until it is known whether there are any.
 */
export function BlogFilters({ path, chosen }: BlogFiltersProps) {
  const intl = useIntl();
  const groups: readonly [Choice, MessageDescriptor, Options][] = [
    ['tag', messages.tags, useTags(path)],
    ['author', messages.authors, useAuthors(path)],
    ['year', messages.years, useYears(path)],
  ];
  return (
    <nav className="blog-filters" aria-label={intl.formatMessage(messages.filters)}>
      {groups.map(
        ([choice, title, options]) =>
          options?.length !== 0 && (
            <div key={choice} className="blog-filters__group">
              <span id={`blog-${choice}`} className="blog-filters__title">
                <FormattedMessage {...title} />
              </span>
              <ul className="post-end__list" aria-labelledby={`blog-${choice}`}>
                {[{ token: '', title: intl.formatMessage(messages.all) }, ...(options ?? [])].map(
                  (option) => (
                    <li key={option.token}>
                      <FilterLink path={path} choice={choice} option={option} chosen={chosen} />
                    </li>
                  ),
                )}
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
  const [search] = usePageSearch();
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
