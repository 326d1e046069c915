import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { blockNamed, loadAllBlocks } from '@/blocks/registry';
import { PageContext } from '@/blocks/page/page-context';
import { askAt, AskContext } from '@/blocks/query-place';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { useGo } from '@/components/universal-link/use-go';
import { useUnsavedWork } from '@/state/use-unsaved-work';
import { withAllBlocks } from '../document/all-blocks';
import { createDocumentPage } from '../document/document-page';
import { usePageChecker } from '../checks/page-checker';
import { PageDocumentContext, useIsBare } from '../document/hooks';
import type { BlockKey } from '../document/types';
import { ObjectBrowserProvider } from '@/tool/object-browser/provider';
import { preloadPlacing } from '@/tool/popover/use-placed';
import { lateComponent, latePart, preloadLateParts } from '@/tool/late-part/late-part';
import { useBodyClass } from '@/tool/rail/use-body-class';
import { TextLanguageContext } from '../rich-text/text-language';
import { showToast } from '@/tool/toasts/toast-store';
import { Toasts } from '@/tool/toasts/toasts';
import { UploadPlaceContext } from '@/tool/upload/upload-place';
import { Announcements } from '../input/announcements/announcements';
import { BarePage } from '../chrome/bare-page';
import { BlockList } from '../canvas/block-list';
import { EditingContext, type Editing, type SidebarTab } from '../session/editing';
import { type Editor } from '../input/create-editor';
import { useScreenPart } from '../input/use-editor';
import { type UnreadableDraft } from '../session/drafts/draft-store';
import { useEditSession, useSavingState } from '../session/edit-session';
import { LeaveDialog } from '../session/leaving/leave-dialog';
import { useLeaveGuard } from '@/tool/leaving/use-leave-guard';
import { messages } from '../messages';
import { useCopyLink } from '../chrome/block-menu/use-copy-link';
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
import '@/tool/tokens.css';
import './style.css';

latePart(loadAllBlocks);
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

interface PageToolProps {
  editor: Editor;
  userId: string;
  unreadable: UnreadableDraft | undefined;
}

/** The tool round a page. */
export function PageTool({ editor, userId, unreadable }: PageToolProps) {
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
