import { FormattedMessage } from 'react-intl';
import type { Deletion } from '@/api/link-breaks';
import { PageLink } from '@/components/universal-link/page-link';
import { dataOf } from '@/lib/remote';
import { messages } from './messages';
import type { DeletionFacts as Facts, Doomed } from './use-deletion';
import './style.css';

/** Fewer than these are named one by one. */
const namedBelow = 10;
/** So many of the pages that lose a link are named. */
const namedPages = 5;

interface DeletionFactsProps {
  items: readonly Doomed[];
  facts: Facts;
}

/** Says what is to be deleted, what goes with it, and which pages lead to nothing afterwards. */
export function DeletionFacts({ items, facts: { remote } }: DeletionFactsProps) {
  const deletions = dataOf(remote) ?? [];
  const insideOf = (path: string) => deletions.find((each) => each.path === path)?.inside ?? 0;
  return (
    <>
      {items.length < namedBelow ? (
        <ul className="admin-deletion__items">
          {items.map(({ path, title }) => (
            <li key={path}>
              <strong>{title}</strong>
              <span className="admin-deletion__path">{path}</span>
              {insideOf(path) > 0 && (
                <span className="admin-deletion__inside">
                  <FormattedMessage {...messages.inside} values={{ count: insideOf(path) }} />
                </span>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <FormattedMessage {...messages.what} values={{ count: items.length }} />
        </p>
      )}
      <div className="admin-deletion__breaks" aria-live="polite">
        {remote.status === 'pending' && (
          <p>
            <FormattedMessage {...messages.checking} />
          </p>
        )}
        {remote.status === 'failed' && (
          <p className="admin-note">
            <FormattedMessage {...messages.unchecked} />
          </p>
        )}
        {deletions
          .filter(({ broken }) => broken.length > 0)
          .map((deletion) => (
            <Breaks key={deletion.path} deletion={deletion} />
          ))}
      </div>
    </>
  );
}

function Breaks({ deletion: { path, title, broken } }: { deletion: Deletion }) {
  return (
    <div className="admin-note admin-note--wrong">
      <FormattedMessage {...messages.breaks} values={{ title, count: broken.length }} />
      <ul className="admin-deletion__pages">
        {broken.slice(0, namedPages).map((page) => (
          <li key={page.path}>
            <PageLink to={page.path} target="_blank" className="admin-link">
              {page.title}
            </PageLink>
          </li>
        ))}
        {broken.length > namedPages && (
          <li>
            <FormattedMessage {...messages.more} values={{ count: broken.length - namedPages }} />
          </li>
        )}
      </ul>
      <PageLink to={`${path}/links-to-item`} target="_blank" className="admin-link">
        <FormattedMessage {...messages.allLinks} />
      </PageLink>
    </div>
  );
}
