import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { getFolderContents, wholeFolder, type FolderQuery, type FolderSort } from '@/api/folder-contents';
import { keepsDeleted } from '@/api/trash';
import { ErrorView } from '@/components/error-views/error-view';
import { pageOf, searchOfPage } from '@/components/pagination/page-of';
import { RemoteData } from '@/components/remote-data/remote-data';
import { ReviewState } from '@/components/review-state/review-state';
import { PageLink } from '@/components/universal-link/page-link';
import { useGo } from '@/components/universal-link/use-go';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { askedText } from '@/tool/search-field/asked-text';
import { useSession } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { AdminScreen } from '../kit/admin-screen';
import { useDelayed } from '../kit/use-delayed';
import { FolderView } from './folder-view';
import { messages } from './messages';
import { pageParameter, pageSize } from './paging';
import './folder-view.css';

type Order = Pick<FolderQuery, 'sortOn' | 'isDescending'>;

const ownOrder: Order = { sortOn: 'getObjPositionInParent', isDescending: false };

/** The contents of one folder: which of them are shown, and in which order. */
export function FolderScreen({ path }: { path: string }) {
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const go = useGo();
  const [search] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState(ownOrder);
  const [isWhole, setWhole] = useState(false);
  const filter = useDelayed(askedText(typed), 200);
  const page = isWhole ? 1 : pageOf(search, pageParameter);
  const query: FolderQuery = {
    filter,
    ...order,
    start: (page - 1) * pageSize,
    size: isWhole ? wholeFolder : pageSize,
  };
  const { remote, retry } = useRemote(JSON.stringify([path, language, userId, query]), (signal) =>
    getFolderContents(path, query, { language, signal }),
  );
  const toFirstPage = () => {
    if (pageOf(search, pageParameter) > 1)
      go(searchOfPage(search, pageParameter, 1) || '?', { replace: true });
  };
  const kept = useRemote(`${language} ${userId}`, (signal) => keepsDeleted({ language, signal }));
  const sort = (sortOn: FolderSort) => {
    toFirstPage();
    setOrder((before) =>
      before.sortOn === sortOn && sortOn !== 'getObjPositionInParent'
        ? { sortOn, isDescending: !before.isDescending }
        : { sortOn, isDescending: false },
    );
  };
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  const known = dataOf(remote);
  return (
    <AdminScreen
      title={messages.title}
      heading={known && <FormattedMessage {...messages.heading} values={{ title: known.self.title }} />}
      beside={
        known && (
          <>
            {known.self.state !== '' && (
              <ReviewState state={known.self.state} title={known.self.stateTitle} />
            )}
            {dataOf(kept.remote) && (
              <PageLink to={`${path}/trash`} className="admin-link">
                <ToolIcon name="trash" size={16} />
                <FormattedMessage {...messages.trash} />
              </PageLink>
            )}
          </>
        )
      }
    >
      <RemoteData of={remote} skeleton={<div className="skeleton contents-skeleton" />}>
        {(contents) => (
          <FolderView
            contents={contents}
            query={query}
            page={page}
            isWhole={isWhole}
            typed={typed}
            onFilter={(text) => {
              toFirstPage();
              setTyped(text);
            }}
            onSort={sort}
            onWhole={(whole) => {
              toFirstPage();
              setWhole(whole);
            }}
            onOwnOrder={() => setOrder(ownOrder)}
            reload={retry}
          />
        )}
      </RemoteData>
    </AdminScreen>
  );
}
