import { createListeners } from '@/lib/listeners';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RemoteError } from '@/lib/remote';
import type { ContentForm } from '@/tool/form/content-form';
import type { PageDocument } from '../document/page-document';
import type { BlockKey } from '../document/types';
import type { PageBadInputs } from './bad-inputs';
import type { BlockErrors } from './block-errors';
import { createDeletedBlocks, type DeletedBlocks } from './deleted-blocks/deleted-blocks';
import { createDraftChanges, type ChangeKind, type DraftChanges } from './drafts/draft-changes';
import { createDraftKeeper, type DraftKeeper } from './drafts/draft-keeper';
import type { OpenedSlot } from './drafts/draft-store';
import { resumeDraft, type Resumed } from './drafts/resume-draft';
import { createLockKeeper, type LockKeeper } from './lock/lock-keeper';
import type { OpenedPage } from './opened-page';
import { createSaving, type Saving, type SavingState } from './saving/create-saving';
import { createServerPage, type ServerPage } from './saving/server-page';
import { createUnansweredSaves } from './saving/unanswered';
import { joinTabs } from './tabs';
import type { UploadLedger } from './uploads/ledger';
import { createUnsavedUploads, type UnsavedUploads } from './uploads/unsaved-uploads';

/** All that keeps a page's work from being lost while it is edited: one object as long as the page is open. */
export interface EditSession {
  page: OpenedPage;
  /** Who edits it. */
  userId: string;
  form: ContentForm;
  server: ServerPage;
  saving: Saving;
  lock: LockKeeper;
  drafts: DraftKeeper;
  uploads: UnsavedUploads;
  deletedBlocks: DeletedBlocks;
  /** Work of an earlier sitting with which this one began. */
  resumed: Resumed | undefined;
  /** What that work has changed. */
  changes: DraftChanges;
  /** Whether another tab of this browser has the page open. */
  isOpenElsewhere: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Begins to listen; gives the way to end all of it. */
  start: () => () => void;
}

interface SessionParts {
  page: OpenedPage;
  slot: OpenedSlot;
  /** What was uploaded in an earlier sitting for a page that was not saved. */
  uploaded: UploadLedger | undefined;
  /** What the folder is called in which uploads for a new page lie. */
  holderTitle: string;
  /** Uploads stay in that folder, since neither the page nor its place takes them. */
  onUploadsLeft: (holder: string) => void;
  /** A new page has been stored for the first time, at once or after it had to wait. */
  onFirstSave: (path: string) => void;
  /** The key of the draft of a page that is made in this sitting. */
  keyAt: (path: string) => string;
  userId: string;
  document: PageDocument;
  form: ContentForm;
  badInputs: PageBadInputs;
  blockErrors: BlockErrors;
  isLoggedInAgain: (error: RemoteError) => Promise<boolean>;
}

const ignore = () => undefined;

export function createEditSession(parts: SessionParts): EditSession {
  const { page, slot, userId, document, badInputs } = parts;
  const server = createServerPage(page);
  let isOpenElsewhere = slot.isOpenElsewhere;
  const lock = createLockKeeper(
    { ...page, path: page.isNew ? '' : page.path },
    userId,
    () => isOpenElsewhere,
  );
  const resumed = resumeDraft(slot.draft, { ...parts, server });
  const changes = createDraftChanges({ ...parts, server, isResumed: resumed !== undefined });
  const uploads = createUnsavedUploads({
    ...parts,
    server,
    key: slot.key,
    remembered: parts.uploaded,
    onLateMoves: (moves) => void saving.relocate(moves).catch(ignore),
    onLeft: parts.onUploadsLeft,
  });
  const unanswered = createUnansweredSaves(slot.draft?.unanswered ?? []);
  const saving = createSaving({ ...parts, server, unanswered, lock, uploads });
  const drafts = createDraftKeeper({
    document,
    badInputs,
    user: userId,
    key: slot.key,
    base: server.content,
    unanswered: unanswered.all,
    isUnsaved: saving.isUnsaved,
    began: resumed?.began,
  });
  // What a draft has deleted was deleted in another sitting.
  const deletedBlocks = createDeletedBlocks(document);
  const { subscribe, notify } = createListeners();
  let savedVersion = saving.state().savedVersion;
  let tabs: ReturnType<typeof joinTabs> | undefined;

  const setOpenElsewhere = (areThere: boolean) => {
    if (isOpenElsewhere === areThere) return;
    isOpenElsewhere = areThere;
    notify();
  };

  const join = (path: string) =>
    joinTabs(path, {
      onOthers: setOpenElsewhere,
      onSaved: () => void saving.follow(),
      onLeft: () => void lock.check().catch(() => undefined),
    });

  /** What has been saved is no draft any more, and other tabs may show it. */
  const onSaving = () => {
    const { savedVersion: present } = saving.state();
    const path = server.path();
    // A new page may be saved as it began.
    const isMade = page.isNew && !tabs && path !== undefined;
    if (present === savedVersion && !isMade) return;
    changes.close();
    if (path === undefined) return;
    savedVersion = present;
    if (page.isNew) {
      if (!tabs) parts.onFirstSave(path);
      drafts.moveTo(parts.keyAt(path));
      uploads.moveTo(parts.keyAt(path));
    }
    void drafts.flush();
    tabs ??= join(path);
    tabs.notifySaved();
  };

  return {
    page,
    userId,
    form: parts.form,
    server,
    saving,
    lock,
    drafts,
    uploads,
    deletedBlocks,
    resumed,
    changes,
    isOpenElsewhere: () => isOpenElsewhere,
    subscribe,
    start: () => {
      if (!page.isNew) tabs = join(page.path);
      const ends = [
        lock.start(),
        drafts.start(),
        changes.start(),
        saving.subscribe(onSaving),
        saving.end,
        deletedBlocks.start(),
      ];
      // A draft of nothing but what is stored.
      if (slot.draft && !resumed) void drafts.drop();
      if (resumed?.isBehind) void saving.join();
      if (!page.isNew) void uploads.settle().then(saving.relocate).catch(ignore);
      return () => {
        for (const end of ends) end();
        // What is unsaved is a draft, with which somebody goes on.
        if (server.path() !== undefined) void uploads.settle().catch(ignore);
        else if (!saving.isUnsaved()) void uploads.discard().catch(ignore);
        tabs?.leave();
        tabs = undefined;
      };
    },
  };
}

export const EditSessionContext = createContext<EditSession | undefined>(undefined);

export function useEditSession(): EditSession {
  const session = useContext(EditSessionContext);
  if (!session) throw new Error('No page is being edited here.');
  return session;
}

/** How saving stands. */
export function useSavingState(): SavingState {
  const { saving } = useEditSession();
  return useSyncExternalStore(saving.subscribe, saving.state);
}

const never = () => () => undefined;

/** How a block of a resumed page differs from what is stored; undefined where it does not, or nobody is told. */
export function useChangeKind(key: BlockKey): ChangeKind | undefined {
  const changes = useContext(EditSessionContext)?.changes;
  return useSyncExternalStore(changes?.subscribe ?? never, () => changes?.kindOf(key));
}
