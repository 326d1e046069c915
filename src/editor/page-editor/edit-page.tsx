import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { ErrorView } from '@/components/error-views/error-view';
import { FurtherWords } from '@/components/further-words/further-words';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useLanguage } from '@/i18n/use-language';
import { cmsPath, contentOfScreen } from '@/lib/content-path';
import type { RemoteError } from '@/lib/remote';
import { textOf } from '@/lib/text';
import { useSession } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { LockedNotice } from './locked-notice';
import { messages } from './messages';
import { holdLock, openPage, type OpenedPage } from './opened-page';
import { PageEditor } from './page-editor';

const unauthorized: RemoteError = { status: 401, kind: 'http', message: 'Unauthorized' };

/** The page that somebody edits, for those who may. */
export function EditPage() {
  return useSession() ? (
    <FurtherWords part="editor">
      <OpenedEditor />
    </FurtherWords>
  ) : (
    <ErrorView error={unauthorized} />
  );
}

function OpenedEditor() {
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const path = contentOfScreen(cmsPath(useLocation().pathname));
  const { remote, retry } = useRemote([path, userId].join(' '), (signal) => openPage(path, language, signal));
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  return (
    <RemoteData of={remote} skeleton={<div className="skeleton" />}>
      {(page) => <HeldPage key={page.path} page={page} userId={userId} retry={retry} />}
    </RemoteData>
  );
}

interface HeldPageProps {
  page: OpenedPage;
  userId: string;
  retry: () => void;
}

function HeldPage({ page, userId, retry }: HeldPageProps) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title, { title: textOf(page.stored['title']) });
  useHead({ title: siteTitle(title, page.language) });
  useEffect(() => holdLock(page, userId), [page, userId]);
  const { token, creator } = page.lock;
  const isOthers = token !== '' && creator !== userId;
  return isOthers ? <LockedNotice page={page} retry={retry} /> : <PageEditor page={page} />;
}
