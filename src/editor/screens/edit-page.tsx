import { useLocation, useSearchParams } from 'react-router';
import { blockNamed } from '@/blocks/registry';
import { textType } from '@/blocks/text-type';
import { ErrorView } from '@/components/error-views/error-view';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { dataOf } from '@/lib/remote';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useLanguage } from '@/i18n/use-language';
import { cmsPath, contentOfScreen } from '@/lib/content-path';
import type { Language } from '@/lib/language';
import { useAppStore, useSession } from '@/state/hooks';
import { pageKey, pages, type PageName } from '@/state/pages';
import type { AppStore } from '@/state/store';
import { useContentFirst } from '@/state/use-content-first';
import { useRemote } from '@/state/use-remote';
import { loadBlocksOf } from '../document/all-blocks';
import { pageShape } from '../session/data';
import { preloadBody } from '../canvas/fetched-body';
import { LockedNotice } from '../session/locked-notice';
import { nameOfDraft } from '../session/drafts/draft';
import { noSlot, openSlot, preloadDrafts, type OpenedSlot } from '../session/drafts/draft-store';
import { readUploads } from '../session/uploads/ledger-store';
import type { UploadLedger } from '../session/uploads/ledger';
import { useOldDrafts } from '../session/drafts/use-old-drafts';
import { beginPage, openPage, type OpenedPage } from '../session/opened-page';
import { openAhead, takeOpening } from '../session/opening-ahead';
import { PageEditor } from './page-editor';
import { preloadEditorWords } from './preload-editor';

export { preloadDrafts };

/** What opens a page of which something may have been seen before, whose type is known then. */
const opensStored =
  ({ path, language, userId }: PageName, { getState }: Pick<AppStore, 'getState'>) =>
  (signal: AbortSignal): Promise<OpenedPage> => {
    const seen = pages.select(getState().pages, pageKey({ path, language, userId }));
    return openPage(path, pageShape.read(dataOf(seen))['@type'], { language, signal });
  };

/** Opens a page for its editor, which is yet to be drawn. */
export function openEditorAhead(page: PageName, store: AppStore): void {
  openAhead(pageKey(page), opensStored(page, store));
  preloadDrafts();
}

/** The page that somebody edits, for those who may; it has mostly been seen before. */
export function EditPage() {
  const language = useLanguage();
  const path = contentOfScreen(cmsPath(useLocation().pathname));
  const userId = useSession()?.userId ?? null;
  const page = { path, language, userId };
  const store = useAppStore();
  const open = (signal: AbortSignal) => takeOpening(pageKey(page), opensStored(page, store), signal);
  return <ForEditors name={path} draft={path} open={open} />;
}

/** Nothing that is longer is a title. */
const longestTitle = 500;

/**
 * A new page of a type, `?type=`, in the folder that the path names; `?translation=` names what it is a translation of, and
 * `?title=` what it is to be called.
 */
export function AddPage() {
  const language = useLanguage();
  const folder = contentOfScreen(cmsPath(useLocation().pathname));
  const [query] = useSearchParams();
  const type = query.get('type') ?? '';
  const of = query.get('translation');
  const translation =
    of === null
      ? undefined
      : {
          language: query.get('language') ?? language,
          of,
          title: query.get('title')?.slice(0, longestTitle),
        };
  return (
    <ForEditors
      name={`${folder} ${query.toString()}`}
      draft={[folder, type, of ?? ''].join('+')}
      open={(signal) => beginPage(folder, type, translation, { language, signal })}
    />
  );
}

/** Texts come with every page: Enter makes one where there was none, and the next letter is its own. */
async function preloadTexts(language: Language): Promise<void> {
  const definition = blockNamed(textType);
  if (definition) await preloadBody(definition, language);
}

interface ForEditorsProps {
  /** Names what is opened: another is opened anew. */
  name: string;
  /** Names the page among the drafts of whoever edits it. */
  draft: string;
  open: (signal: AbortSignal) => Promise<OpenedPage>;
}

function ForEditors(props: ForEditorsProps) {
  const language = useLanguage();
  // All at once, and not one after the other as they are drawn.
  void preloadEditorWords(language);
  return (
    <LazyMessages part="editor">
      <LazyMessages part="help">
        <LazyMessages part="block">
          <OpenedEditor {...props} />
        </LazyMessages>
      </LazyMessages>
    </LazyMessages>
  );
}

/** What is kept of earlier work on a page; a browser that keeps nothing does not hinder the page from being opened. */
const slotOf = (draft: string): Promise<OpenedSlot> => openSlot(draft).catch(() => noSlot(draft));

function OpenedEditor({ name, draft, open }: ForEditorsProps) {
  useContentFirst();
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const { remote, retry } = useRemote(`${name} ${userId}`, async (signal) => {
    const [page, slot] = await Promise.all([
      open(signal),
      slotOf(nameOfDraft({ user: userId, language, page: draft })),
      preloadTexts(language),
    ]);
    const [uploaded] = await Promise.all([
      readUploads(slot.key).catch(() => undefined),
      loadBlocksOf(page.initial),
      slot.draft && loadBlocksOf(slot.draft.content),
    ]);
    return { page, slot, uploaded };
  });
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  return (
    <RemoteData of={remote} skeleton={<div className="skeleton" />}>
      {({ page, slot, uploaded }) => (
        <HeldPage key={name} page={page} slot={slot} uploaded={uploaded} userId={userId} retry={retry} />
      )}
    </RemoteData>
  );
}

interface HeldPageProps {
  page: OpenedPage;
  slot: OpenedSlot;
  uploaded: UploadLedger | undefined;
  userId: string;
  retry: () => void;
}

function HeldPage({ page, slot, uploaded, userId, retry }: HeldPageProps) {
  const { lock, language } = page;
  useOldDrafts(userId, language);
  const isOthers = lock !== undefined && lock.token !== '' && lock.creator !== userId;
  if (isOthers) return <LockedNotice page={page} lock={lock} retry={retry} />;
  return <PageEditor page={page} slot={slot} uploaded={uploaded} userId={userId} />;
}
