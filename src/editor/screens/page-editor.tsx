import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { blockNamed, loadAllBlocks } from '@/blocks/registry';
import { PageContext } from '@/blocks/page/page-context';
import { askAt, AskContext } from '@/blocks/query-place';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { useGo } from '@/components/universal-link/use-go';
import { whenIdle } from '@/lib/when-idle';
import { useAppStore } from '@/state/hooks';
import { isLoggedInAgain } from '@/state/login-again';
import { useUnsavedWork } from '@/state/use-unsaved-work';
import { withAllBlocks } from '../document/all-blocks';
import { createDocumentPage } from '../document/document-page';
import { PageCheckerContext, usePageChecker } from '../checks/page-checker';
import { PageDocumentContext, useIsBare } from '../document/hooks';
import { createPageDocument } from '../document/page-document';
import type { BlockKey } from '../document/types';
import { createPageNotes, PageNotesContext } from '../notes/page-notes';
import { ObjectBrowserProvider } from '@/tool/object-browser/provider';
import { preloadPlacing } from '@/tool/popover/use-placed';
import { lateComponent, latePart, preloadLateParts } from '@/tool/late-part/late-part';
import { useBodyClass } from '@/tool/rail/use-body-class';
import { editorWidgets } from '../rich-text/editor-widgets';
import { TextLanguageContext } from '../rich-text/text-language';
import { showToast } from '@/tool/toasts/toast-store';
import { PictureDialogContext } from '@/tool/picture/context';
import { Toasts } from '@/tool/toasts/toasts';
import { UploadPlaceContext } from '@/tool/upload/upload-place';
import { Announcements } from '../input/announcements/announcements';
import { createOpenEntries, OpenEntriesContext } from '@/tool/widgets/open-entry';
import { WidgetsContext } from '@/tool/widgets/widgets-context';
import { BadInputsContext, createBadInputs } from '../session/bad-inputs';
import { BarePage } from '../chrome/bare-page';
import { BlockErrorsContext, createBlockErrors } from '../session/block-errors';
import { BlockList } from '../canvas/block-list';
import { EditingContext, type Editing, type SidebarTab } from '../session/editing';
import { createEditor, type Editor } from '../input/create-editor';
import { EditorContext, useScreenPart } from '../input/use-editor';
import { nameOfDraft } from '../session/drafts/draft';
import { keyOf, type OpenedSlot, type UnreadableDraft } from '../session/drafts/draft-store';
import {
  createEditSession,
  EditSessionContext,
  useEditSession,
  useSavingState,
} from '../session/edit-session';
import { LeaveDialog } from '../session/leaving/leave-dialog';
import { renameAddress } from '../session/leaving/rename-address';
import { useLeaveGuard } from '@/tool/leaving/use-leave-guard';
import { messages } from '../messages';
import type { OpenedPage } from '../session/opened-page';
import { besideBlocks, pageForm } from '../session/page-form';
import type { UploadLedger } from '../session/uploads/ledger';
import { useCopyLink } from '../chrome/block-menu/use-copy-link';
import { createChecksOfPage } from '../chrome/checks/checks-of-page';
import { useFind } from '../chrome/find/use-find';
import { StartOffer } from '../chrome/patterns/start-offer';
import { usePatterns } from '../chrome/patterns/use-patterns';
import { useSaveAll } from '../chrome/merged/use-save-all';
import { Notices } from '../chrome/notices/notices';
import { useStoredPage } from '../chrome/page-preview/use-stored-page';
import { usePreview } from '../chrome/page-preview/use-preview';
import { Rail } from '../chrome/rail';
import { SelectionBar } from '../chrome/selection-bar';
import { SiteHead } from '../chrome/site-head/site-head';
import { SheetFoot } from '../chrome/sheet-foot';
import { Sidebar } from '../chrome/sidebar';
import { useSourcePane } from '../chrome/translation/use-source-pane';
import { StatusBar } from '../chrome/status-bar/status-bar';
import { useTour } from '../chrome/tour/use-tour';
import { PageFiles } from '../canvas/page-files';
import { TextSurroundings } from '../canvas/text-surroundings';
import { usePasteNotices } from '../canvas/use-paste-notices';
import { useDraftChanges } from '../chrome/use-draft-changes';
import { useFirstField } from '../chrome/use-first-field';
import { useIsUnsaved } from '../session/use-is-unsaved';
import { useInput } from '../actions/use-input';
import { useTabOfSelection } from '../chrome/use-tab-of-selection';
import { useLateSaveNotice } from '../chrome/use-late-save-notice';
import { useFailureNotice } from '../chrome/use-failure-notice';
import { useSinglesNotice } from '../session/use-singles-notice';
import { useWrittenLanguage } from '../session/use-written-language';
import { askFor } from '../session/coming-place';
import { partnersOf } from '../session/partners';
import { createTranslating, TranslatingContext } from '../translation/translating';
import '@/tool/tokens.css';
import './style.css';

latePart(loadAllBlocks);
const PictureDialog = lateComponent(
  async () => (await import('@/tool/picture/picture-dialog')).PictureDialog,
);
const BlockMenu = lateComponent(async () => (await import('../chrome/block-menu/block-menu')).BlockMenu);
const ConflictDialog = lateComponent(
  async () => (await import('../chrome/conflict/conflict-dialog')).ConflictDialog,
);
const PagePreview = lateComponent(
  async () => (await import('../chrome/page-preview/page-preview')).PagePreview,
);
const ShortcutsSheet = lateComponent(async () => (await import('../chrome/shortcuts-sheet')).ShortcutsSheet);
/** The page that is translated may hold other blocks. */
const SourcePane = lateComponent(
  async () => (await withAllBlocks(() => import('../chrome/translation/source-pane'))).SourcePane,
);

/** Milliseconds after which notes are asked for, be the browser at rest or not. */
const patience = 1000;

interface PageEditorProps {
  page: OpenedPage;
  slot: OpenedSlot;
  /** What was uploaded in an earlier sitting for a page that was not saved. */
  uploaded?: UploadLedger | undefined;
  userId: string;
}

/** A page with the tool round it: rail, blocks, sidebar. */
export function PageEditor({ page, slot, uploaded, userId }: PageEditorProps) {
  const intl = useIntl();
  const store = useAppStore();
  const [editor] = useState(() => createEditor(createPageDocument(page.initial, { rulesOf, isSingle })));
  const [badInputs] = useState(createBadInputs);
  const [blockErrors] = useState(createBlockErrors);
  const [openEntries] = useState(createOpenEntries);
  const { document } = editor;
  const { language } = page;
  const [session] = useState(() =>
    createEditSession({
      page,
      slot,
      uploaded,
      holderTitle: intl.formatMessage(messages.holderTitle),
      onUploadsLeft: (holder) =>
        showToast({
          kind: 'warning',
          title: intl.formatMessage(messages.uploadsLeft),
          text: intl.formatMessage(messages.uploadsLeftText, { place: holder }),
        }),
      onFirstSave: (path) => renameAddress(`${path}/edit`),
      keyAt: (path) => keyOf(nameOfDraft({ user: userId, language, page: path })),
      userId,
      document,
      form: besideBlocks(pageForm(page.schema), document.state),
      badInputs,
      blockErrors,
      isLoggedInAgain: (error) => isLoggedInAgain(store, error, language),
    }),
  );
  useEffect(() => session.start(), [session]);
  const [translating] = useState(() => createTranslating({ document, language, ...partnersOf(page) }));
  useEffect(() => translating.start(), [translating]);
  const [notes] = useState(() =>
    createPageNotes({
      path: session.server.path,
      language,
      userId,
      isLoggedInAgain: (error) => isLoggedInAgain(store, error, language),
    }),
  );
  useEffect(() => whenIdle(notes.load, patience), [notes]);
  const [checker] = useState(() => createChecksOfPage(document, session, translating));
  useEffect(() => checker.start(), [checker]);
  useEffect(() => translating.subscribe(checker.lookAgain), [translating, checker]);
  return (
    <PageDocumentContext.Provider value={document}>
      <EditorContext.Provider value={editor}>
        <EditSessionContext.Provider value={session}>
          <BadInputsContext.Provider value={badInputs}>
            <BlockErrorsContext.Provider value={blockErrors}>
              <OpenEntriesContext.Provider value={openEntries}>
                <WidgetsContext.Provider value={editorWidgets}>
                  <PictureDialogContext.Provider value={PictureDialog}>
                    <TranslatingContext.Provider value={translating}>
                      <PageCheckerContext.Provider value={checker}>
                        <PageNotesContext.Provider value={notes}>
                          <PageTool editor={editor} userId={userId} unreadable={slot.unreadable} />
                        </PageNotesContext.Provider>
                      </PageCheckerContext.Provider>
                    </TranslatingContext.Provider>
                  </PictureDialogContext.Provider>
                </WidgetsContext.Provider>
              </OpenEntriesContext.Provider>
            </BlockErrorsContext.Provider>
          </BadInputsContext.Provider>
        </EditSessionContext.Provider>
      </EditorContext.Provider>
    </PageDocumentContext.Provider>
  );
}

/** What blocks that hold blocks take. */
const rulesOf = (type: string | undefined) => (type === undefined ? undefined : blockNamed(type)?.holds);

/** The block that is the page's heading wherever it stands. */
const isSingle = (type: string) => blockNamed(type)?.outline?.pageHeading === 'anywhere';

interface PageToolProps {
  editor: Editor;
  userId: string;
  unreadable: UnreadableDraft | undefined;
}

/** The tool round a page. */
function PageTool({ editor, userId, unreadable }: PageToolProps) {
  const { document } = editor;
  const intl = useIntl();
  const go = useGo();
  const { page, form, saving, drafts, uploads, server, resumed } = useEditSession();
  const blocks = useMemo(() => createDocumentPage(document, blockNamed, server.path), [document, server]);
  const [hasShortcuts, setShortcuts] = useState(false);
  const [menuOf, setMenuOf] = useState<readonly BlockKey[]>();
  const [tab, setTab] = useState<SidebarTab>('document');
  const preview = usePreview(document, editor.focus);
  const stored = useStoredPage(server, preview);
  const state = useSavingState();
  const { failure, attempt, savedVersion, isSaving } = state;
  const isUnsaved = useIsUnsaved(savedVersion);
  // A page that is new has an address of its own once it is made.
  const path = server.path() ?? page.path;
  const isNew = server.path() === undefined;
  const ask = useMemo(() => (isNew ? askFor(page.path) : askAt), [isNew, page.path]);
  useUnsavedWork(isUnsaved);
  const leaving = useLeaveGuard(isUnsaved, path);
  useEffect(preloadPlacing, []);
  useEffect(preloadLateParts, []);
  useBodyClass('has-toolbar');
  useBodyClass('has-sidebar');
  const checker = usePageChecker();
  useTabOfSelection(setTab, checker.hasLedTo);
  useFailureNotice(state, form, setTab);
  useLateSaveNotice(state);
  const errors = failure?.errors;
  const led = useRef(0);

  const editing = useMemo(
    (): Editing => ({
      path,
      form,
      errors: errors ?? {},
      attempt,
      clearError: saving.clearError,
      tab,
      setTab,
      claimFocus: (to) => {
        const isFirst = led.current !== to;
        led.current = to;
        return isFirst;
      },
    }),
    [path, form, errors, attempt, saving, tab],
  );
  const view = path || '/';
  const heading = intl.formatMessage(isNew ? messages.newTitle : messages.title, { title: page.title });
  useHead({ title: siteTitle(heading, page.language) });
  useFirstField(page.isNew && !page.translation ? form.fieldsets[0]?.fields[0] : undefined, editor);
  const saveAll = useSaveAll();
  const save = async () => {
    const saved = await saveAll();
    if (saved === undefined) return;
    leaving.release();
    go(saved || '/');
  };
  const saveHere = async () => (await saving.save()) !== undefined;
  const saveAndStay = async () => {
    if (await saveHere()) showToast({ kind: 'success', title: intl.formatMessage(messages.saved) });
  };
  const saveAndLeave = async () => {
    const saved = await saveAll();
    if (saved === undefined) leaving.stay();
    else leaving.goOn?.();
  };
  const discard = () => {
    void drafts.drop();
    void uploads.discard().catch(() => undefined);
    leaving.goOn?.();
  };
  const language = useWrittenLanguage(page.language);
  const notifyOfSingles = useSinglesNotice();
  const { find, bar: findBar } = useFind();
  const copyLink = useCopyLink(view);
  const { dialogs: patternDialogs, ...patterns } = usePatterns(editor, userId);
  const { showTour, tour } = useTour(userId, resumed !== undefined || unreadable !== undefined);
  const closeMenu = useCallback(() => setMenuOf(undefined), []);
  const pasteNotices = usePasteNotices(editor);
  useInput(editor);
  useDraftChanges();
  useScreenPart({
    save: () => void save(),
    saveAndStay: () => void saveAndStay(),
    cancel: () => go(view),
    isSaving,
    showShortcuts: () => setShortcuts(true),
    find,
    showBlockMenu: setMenuOf,
    copyLinkTo: copyLink,
    notifyOfSingles,
    ...pasteNotices,
    ...patterns,
  });
  const root = document.state.roots[0];
  const isBare = useIsBare();
  const pane = useSourcePane();
  const isBeside = pane.isOpen && preview.width === undefined;

  return (
    <EditingContext.Provider value={editing}>
      <UploadPlaceContext.Provider value={uploads.place}>
        <AskContext.Provider value={ask}>
          <ObjectBrowserProvider path={path}>
            <TextSurroundings>
              <h1 className="visually-hidden">{heading}</h1>
              <div
                id={isNew ? 'page-add' : 'page-edit'}
                className={`tool tool-editor${isBeside ? ' tool-editor--beside' : ''}`}
              >
                <Rail preview={preview} isSaving={isSaving} isSourceOpen={pane.source && pane.isOpen} />
                {tour}
                <StatusBar page={page} isUnsaved={isUnsaved} onSave={saveHere} onEnd={() => go(view)} />
                <Notices unreadable={unreadable} onShowStored={stored.show} onSave={saveHere} />
                {preview.width !== undefined && (
                  <PageDocumentContext.Provider value={stored.document ?? document}>
                    <PagePreview
                      page={page}
                      width={preview.width}
                      isStored={stored.document !== undefined}
                      onWidth={preview.show}
                      onEnd={stored.end}
                    />
                  </PageDocumentContext.Provider>
                )}
                <div className="tool-editor__work" hidden={preview.width !== undefined}>
                  {isBeside && pane.source && <SourcePane {...pane} source={pane.source} />}
                  <div className="tool-editor__canvas">
                    {isBare ? (
                      <BarePage page={page} />
                    ) : (
                      <PageContext.Provider value={blocks}>
                        <PageFiles className="tool-editor__sheet container content-area">
                          <SiteHead page={page} />
                          <TextLanguageContext.Provider value={language}>
                            {root !== undefined && <BlockList container={root} />}
                          </TextLanguageContext.Provider>
                          <StartOffer />
                        </PageFiles>
                      </PageContext.Provider>
                    )}
                  </div>
                </div>
                {findBar}
                {patternDialogs}
                <SelectionBar />
                {menuOf && <BlockMenu blocks={menuOf} onClose={closeMenu} />}
                <Sidebar foot={<SheetFoot />} />
                <Toasts />
                <Announcements />
                {hasShortcuts && (
                  <ShortcutsSheet
                    onClose={() => setShortcuts(false)}
                    onTour={() => {
                      setShortcuts(false);
                      showTour();
                    }}
                  />
                )}
                {leaving.goOn && (
                  <LeaveDialog onStay={leaving.stay} onDiscard={discard} onSave={saveAndLeave} />
                )}
                {state.conflict && <ConflictDialog conflict={state.conflict} />}
              </div>
            </TextSurroundings>
          </ObjectBrowserProvider>
        </AskContext.Provider>
      </UploadPlaceContext.Provider>
    </EditingContext.Provider>
  );
}
