import { FormattedMessage, useIntl } from 'react-intl';
import type { QueryValue } from '@/api/client';
import { catalogSearch } from '@/api/search';
import type { Summary } from '@/api/types/summary';
import { Question } from '@/blocks/listing/variations/questions';
import { FeedLink } from '@/components/feed-link/feed-link';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceOf } from '@/components/image/image-source';
import { pageOf } from '@/components/pagination/page-of';
import { Pagination } from '@/components/pagination/pagination';
import { RemoteData } from '@/components/remote-data/remote-data';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useDates } from '@/i18n/use-dates';
import { useLanguage } from '@/i18n/use-language';
import { typeFacts } from '@/lib/content-types';
import { usePageSize } from '@/state/use-page-size';
import { useRemote } from '@/state/use-remote';
import { useIsStored, usePageSearch } from '@/state/preview';
import { folderMessages as messages } from './folder-messages';
import './folder-items.css';

const pageParameter = 'page';

interface FolderItemsProps {
  path: string;
  /** Title of the container, whose feed is offered where its items are news. */
  title?: string;
  /** What is asked for there, instead of what lies in it. */
  asked?: Readonly<Record<string, QueryValue>>;
  /** Says nothing of a container in which nothing lies. */
  isQuiet?: boolean;
}

const children = { 'path.depth': 1, sort_on: 'getObjPositionInParent' };

/** What lies in a container, or else is found there, page by page. */
export function FolderItems(props: FolderItemsProps) {
  if (useIsStored()) return <FoundItems {...props} />;
  return props.isQuiet ? null : <NothingThere />;
}

const NothingThere = () => (
  <p>
    <FormattedMessage {...messages.empty} />
  </p>
);

function FoundItems({ path, title, asked = children, isQuiet = false }: FolderItemsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const size = usePageSize();
  const page = pageOf(usePageSearch()[0], pageParameter);
  const query = { ...asked, b_size: size, b_start: (page - 1) * size };
  const { remote, retry } = useRemote([path, language, JSON.stringify(query)].join(' '), (signal) =>
    catalogSearch(path, query, { language, signal }),
  );
  return (
    <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton folder-items__skeleton" />}>
      {({ items, items_total: total }) =>
        total === 0 ? (
          isQuiet ? null : (
            <NothingThere />
          )
        ) : (
          <>
            <ul className="folder-items">
              {items.map((item) =>
                item['@type'] === 'FAQ Item' ? (
                  <li key={item['@id']}>
                    <Question item={item} level={2} />
                  </li>
                ) : (
                  <FolderItem key={item['@id']} item={item} />
                ),
              )}
            </ul>
            <Pagination
              page={page}
              pages={Math.ceil(total / size)}
              parameter={pageParameter}
              label={intl.formatMessage(messages.pages)}
            />
            {title !== undefined && items.every((item) => typeFacts(item['@type']).date) && (
              <FeedLink path={path} types={[...new Set(items.map((item) => item['@type']))]} title={title} />
            )}
          </>
        )
      }
    </RemoteData>
  );
}

function FolderItem({ item }: { item: Summary }) {
  const dates = useDates();
  const date = dates.plain(item.effective);
  const { title, description, type_title: type, effective } = item;
  const image = imageSourceOf(item);
  return (
    <li className="folder-items__item">
      {image && (
        <ContentImage className="folder-items__picture" source={image} alt="" ratio="4 / 3" sizes="7rem" />
      )}
      <UniversalLink to={item} className="folder-items__title">
        {title || item['@id']}
      </UniversalLink>
      <p className="folder-items__facts">{[type, effective && date].filter(Boolean).join(' · ')}</p>
      {description && <p className="folder-items__description">{description}</p>}
    </li>
  );
}
