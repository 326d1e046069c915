import { FormattedMessage } from 'react-intl';
import { catalogSearch } from '@/api/search';
import { flatten } from '@/api/urls';
import { RemoteData } from '@/components/remote-data/remote-data';
import { SectionHead } from '@/components/section-head/section-head';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';
import type { BlockViewProps } from '../definition';
import { useAnchors, useItemLevel } from '../page/hooks';
import type { AzlistData } from './data';
import { LetterGroups } from './letter-groups';
import { groupByLetter } from './letters';
import { messages } from './messages';
import { queryOf } from './query-of';
import './style.css';

const most = 1000;

/** Everything below a unit, or with some tags, by its first letter. */
export function AzlistView({ id, data }: BlockViewProps<AzlistData>) {
  const language = useLanguage();
  const [anchor] = useAnchors(id);
  const level = useItemLevel(id, data.title === '' ? undefined : { level: 2 });
  const query = queryOf(data);
  const { remote, retry } = useRemote(query ? JSON.stringify([language, query]) : null, async (signal) => {
    const { path = '', subjects = [] } = query ?? {};
    const tags = subjects.length === 0 ? {} : { Subject: subjects };
    const wanted = { ...tags, sort_on: 'sortable_title', b_size: most };
    const { items } = await catalogSearch(path, wanted, { language, signal });
    // The unit itself lies on its path too, and pictures are no entries.
    return items.filter((item) => item['@type'] !== 'Image' && flatten(item['@id']) !== path);
  });
  if (query === undefined) return null;
  return (
    <div className="block-azlist">
      <SectionHead title={data.title} level={2} id={anchor} />
      {data.description && <p className="block-azlist__description">{data.description}</p>}
      <RemoteData
        of={remote}
        retry={retry}
        skeleton={
          <p className="block-azlist__loading" role="status">
            <FormattedMessage {...messages.loading} />
          </p>
        }
      >
        {(items) =>
          items.length === 0 ? (
            <p className="emptyListing">
              <FormattedMessage {...messages.empty} />
            </p>
          ) : (
            <LetterGroups groups={groupByLetter(items, language)} level={level} />
          )
        }
      </RemoteData>
    </div>
  );
}
