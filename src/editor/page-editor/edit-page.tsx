import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router';
import { blockNamed, bringAllBlocks } from '@/blocks/registry';
import { ErrorView } from '@/components/error-views/error-view';
import { FurtherWords } from '@/components/further-words/further-words';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useLanguage } from '@/i18n/use-language';
import { cmsPath, contentOfScreen } from '@/lib/content-path';
import type { Language } from '@/lib/language';
import { dataOf, type RemoteError } from '@/lib/remote';
import { useAppStore, useSession } from '@/state/hooks';
import { pageKey, pages } from '@/state/pages';
import { useRemote } from '@/state/use-remote';
import { textType } from '../document/text-block';
import { bringBody } from './fetched-body';
import { pageShape } from './data';
import { LockedNotice } from './locked-notice';
import { messages } from './messages';
import { beginPage, holdLock, openPage, type OpenedPage } from './opened-page';
import { PageEditor } from './page-editor';

const unauthorized: RemoteError = { status: 401, kind: 'http', message: 'Unauthorized' };

/** The page that somebody edits, for those who may; it has mostly been seen before. */
export function EditPage() {
  const language = useLanguage();
  const path = contentOfScreen(cmsPath(useLocation().pathname));
  const userId = useSession()?.userId ?? null;
  const { getState } = useAppStore();
  const open = (signal: AbortSignal) => {
    const seen = pages.select(getState().pages, pageKey({ path, language, userId }));
    return openPage(path, pageShape.read(dataOf(seen))['@type'], { language, signal });
  };
  return <ForEditors name={path} open={open} />;
}

/** A new page of a type, `?type=`, in the folder that the path names; `?translation=` names what it is a translation of. */
export function AddPage() {
  const language = useLanguage();
  const folder = contentOfScreen(cmsPath(useLocation().pathname));
  const [query] = useSearchParams();
  const type = query.get('type') ?? '';
  const of = query.get('translation');
  const translation = of === null ? undefined : { language: query.get('language') ?? language, of };
  return (
    <ForEditors
      name={`${folder} ${query.toString()}`}
      open={(signal) => beginPage(folder, type, translation, { language, signal })}
    />
  );
}

/** Texts come with every page: Enter makes one where there was none, and the next letter is its own. */
async function bringTexts(language: Language): Promise<void> {
  const definition = blockNamed(textType);
  if (definition) await bringBody(definition, language);
}

interface ForEditorsProps {
  /** Names what is opened: another is opened anew. */
  name: string;
  open: (signal: AbortSignal) => Promise<OpenedPage>;
}

function ForEditors(props: ForEditorsProps) {
  return useSession() ? (
    <FurtherWords part="editor">
      <FurtherWords part="view">
        <OpenedEditor {...props} />
      </FurtherWords>
    </FurtherWords>
  ) : (
    <ErrorView error={unauthorized} />
  );
}

function OpenedEditor({ name, open }: ForEditorsProps) {
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const { remote, retry } = useRemote(`${name} ${userId}`, async (signal) => {
    const [page] = await Promise.all([open(signal), bringAllBlocks(), bringTexts(language)]);
    return page;
  });
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  return (
    <RemoteData of={remote} skeleton={<div className="skeleton" />}>
      {(page) => <HeldPage key={name} page={page} userId={userId} retry={retry} />}
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
  const { lock, title } = page;
  const words = intl.formatMessage(lock ? messages.title : messages.newTitle, { title });
  useHead({ title: siteTitle(words, page.language) });
  useEffect(() => holdLock(page, userId), [page, userId]);
  const isOthers = lock !== undefined && lock.token !== '' && lock.creator !== userId;
  if (isOthers) return <LockedNotice page={page} lock={lock} retry={retry} />;
  return (
    <>
      <h1 className="visually-hidden">{words}</h1>
      <PageEditor page={page} />
    </>
  );
}
