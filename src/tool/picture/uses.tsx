import { FormattedMessage } from 'react-intl';
import { getLinksTo, type LinkingItem } from '@/api/relations';
import { ReviewState } from '@/components/review-state/review-state';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { messages } from './messages';

/** The pages on which a picture stands, as far as one may see them. */
export function Uses({ path }: { path: string }) {
  const language = useLanguage();
  const { remote } = useRemote(path, (signal) => getLinksTo(path, { language, signal }));
  const known = dataOf(remote);
  if (!known) return null;
  const items = new Map<string, LinkingItem>(
    known.groups.flatMap(({ items: found }) => found.map((item) => [item['@id'], item])),
  );
  return (
    <section>
      <h3 className="tool-picture__label">
        <FormattedMessage {...messages.uses} values={{ count: items.size }} />
      </h3>
      {items.size === 0 ? (
        <p className="tool-picture__note">
          <FormattedMessage {...messages.noUses} />
        </p>
      ) : (
        <ul className="tool-picture__uses">
          {[...items.values()].map((item) => (
            <li key={item['@id']}>
              <UniversalLink to={item['@id']} openInNewTab>
                {item.title || item['@id']}
              </UniversalLink>
              <span>{item.type_title}</span>
              {item.review_state && <ReviewState state={item.review_state} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
