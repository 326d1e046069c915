import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router';
import { getFolderContents, type FolderContents } from '@/api/folder-contents';
import { ErrorView } from '@/components/error-views/error-view';
import { pageOf } from '@/components/pagination/page-of';
import { Pagination } from '@/components/pagination/pagination';
import { RemoteData } from '@/components/remote-data/remote-data';
import { Screen } from '@/components/screen/screen';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { cmsPath, contentOfScreen } from '@/lib/content-path';
import { dataOf } from '@/lib/remote';
import { useClientState } from '@/state/client-state';
import { useSession } from '@/state/hooks';
import { useContentFirst } from '@/state/use-content-first';
import { useRemote } from '@/state/use-remote';
import { ContentsTable } from './contents-table';
import { ColumnChooser } from './column-chooser';
import { messages } from './messages';
import './style.css';

const pageParameter = 'page';
const pageSize = 50;

/** What lies in a folder, for its editors. */
export function ContentsPage() {
  useContentFirst();
  const language = useLanguage();
  const session = useSession();
  const path = contentOfScreen(cmsPath(useLocation().pathname));
  const page = pageOf(useSearchParams()[0], pageParameter);
  const { remote, retry } = useRemote([path, page, language, session?.userId].join(' '), (signal) =>
    getFolderContents(path, { page, size: pageSize, language, signal }),
  );
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  const title = dataOf(remote)?.title;
  const parent = path.split('/').slice(0, -1).join('/');
  return (
    <Screen
      title={messages.title}
      heading={title && <FormattedMessage {...messages.heading} values={{ title }} />}
    >
      <p className="contents-page__ways">
        <UniversalLink to={path || '/'}>
          <FormattedMessage {...messages.view} />
        </UniversalLink>
        {path !== '' && (
          <UniversalLink to={`${parent}/contents`}>
            <FormattedMessage {...messages.up} />
          </UniversalLink>
        )}
      </p>
      <RemoteData of={remote} skeleton={<div className="skeleton" />}>
        {(contents) => <Contents contents={contents} page={page} />}
      </RemoteData>
    </Screen>
  );
}

function Contents({ contents: { rows, total }, page }: { contents: FolderContents; page: number }) {
  const intl = useIntl();
  const [columns, setColumns] = useClientState('contentsColumns');
  if (total === 0)
    return (
      <p>
        <FormattedMessage {...messages.empty} />
      </p>
    );
  return (
    <>
      <p>
        <FormattedMessage {...messages.count} values={{ total }} />
      </p>
      <ColumnChooser columns={columns} onChange={setColumns} />
      <ContentsTable rows={rows} columns={columns} />
      <Pagination
        page={page}
        pages={Math.ceil(total / pageSize)}
        parameter={pageParameter}
        label={intl.formatMessage(messages.pages)}
      />
    </>
  );
}
