import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { blockNamed } from '@/blocks/registry';
import { PageContext } from '@/blocks/page/page-context';
import { useGo } from '@/components/universal-link/use-go';
import { useUnsavedWork } from '@/state/use-unsaved-work';
import { createDocumentPage } from '../document/document-page';
import { PageDocumentContext } from '../document/hooks';
import { createPageDocument, type PageDocument } from '../document/page-document';
import { ObjectBrowserProvider } from '../object-browser/provider';
import { useBodyClass } from '../rail/use-body-class';
import { TextLanguageContext } from '../rich-text/text-language';
import { contentForm } from '../side-form/content-form';
import { showToast } from '../toasts/toast-store';
import { Toasts } from '../toasts/toasts';
import { Announcements } from './announcements/announcements';
import { createOpenEntries, OpenEntriesContext } from '../widgets/open-entry';
import { BadInputsContext, createBadInputs } from './bad-inputs';
import { BlockFaultsContext, createBlockFaults } from './block-faults';
import { BarePage, useIsBare } from './bare-page';
import { BlockList } from './block-list';
import { EditingContext, type Editing, type SidebarTab } from './editing';
import { FocusRequestsContext } from './focus-context';
import { createFocusRequests } from './focus-requests';
import { LeaveDialog } from './leaving/leave-dialog';
import { useLeaveGuard } from './leaving/use-leave-guard';
import { messages } from './messages';
import type { OpenedPage } from './opened-page';
import { PagePreview } from './page-preview/page-preview';
import { usePreview } from './page-preview/use-preview';
import { Rail } from './rail';
import { SelectionBar } from './selection/selection-bar';
import { createTextRange, TextRangeContext } from './selection/text-range';
import { SheetFoot } from './sheet-foot';
import { Sidebar } from './sidebar';
import { StatusBar } from './status-bar/status-bar';
import { TextSurroundings } from './text-surroundings';
import { useFirstField } from './use-first-field';
import { useIsUnsaved } from './use-is-unsaved';
import { useSaving } from './use-saving';
import { useShortcuts } from './use-shortcuts';
import { useTabOfSelection } from './use-tab-of-selection';
import { useToldFailure } from './use-told-failure';
import { undoing } from './use-undo';
import { useWrittenLanguage } from './use-written-language';
import '../tokens.css';
import './style.css';

/** A page with the tool round it: rail, blocks, sidebar. */
export function PageEditor({ page }: { page: OpenedPage }) {
  const [document] = useState(() => createPageDocument(page.initial, { rulesOf }));
  const [badInputs] = useState(createBadInputs);
  const [blockFaults] = useState(createBlockFaults);
  const [openEntries] = useState(createOpenEntries);
  return (
    <PageDocumentContext.Provider value={document}>
      <BadInputsContext.Provider value={badInputs}>
        <BlockFaultsContext.Provider value={blockFaults}>
          <OpenEntriesContext.Provider value={openEntries}>
            <Editor page={page} document={document} />
          </OpenEntriesContext.Provider>
        </BlockFaultsContext.Provider>
      </BadInputsContext.Provider>
    </PageDocumentContext.Provider>
  );
}

/** What blocks that hold blocks take. */
const rulesOf = (type: string | undefined) => (type === undefined ? undefined : blockNamed(type)?.holds);

function Editor({ page, document }: { page: OpenedPage; document: PageDocument }) {
  const intl = useIntl();
  const go = useGo();
  const form = useMemo(() => contentForm(page.schema), [page.schema]);
  const blocks = useMemo(() => createDocumentPage(document, blockNamed), [document]);
  const [requests] = useState(createFocusRequests);
  const [range] = useState(() => createTextRange(document, requests));
  const [tab, setTab] = useState<SidebarTab>('document');
  const preview = usePreview(document, requests);
  const saving = useSaving(document, page, form);
  const { failure, attempt, savedVersion, isSaving, mend } = saving;
  const isUnsaved = useIsUnsaved(savedVersion);
  useUnsavedWork(isUnsaved);
  const leaving = useLeaveGuard(isUnsaved);
  useBodyClass('has-toolbar');
  useBodyClass('has-sidebar');
  useTabOfSelection(setTab);
  useToldFailure(saving, form, setTab);
  const faults = failure?.faults;
  const led = useRef(0);

  const editing = useMemo(
    (): Editing => ({
      path: page.path,
      form,
      faults: faults ?? {},
      attempt,
      mend,
      tab,
      setTab,
      lead: (to) => {
        const isFirst = led.current !== to;
        led.current = to;
        return isFirst;
      },
    }),
    [page.path, form, faults, attempt, mend, tab],
  );
  const view = page.path || '/';
  const isNew = page.lock === undefined;
  useFirstField(isNew ? form.fieldsets[0]?.fields[0] : undefined);
  const save = async () => {
    const path = await saving.save();
    if (path === undefined) return;
    leaving.release();
    go(path || '/');
  };
  const saveAndStay = async () => {
    const path = await saving.save();
    if (path === undefined) return;
    showToast({ kind: 'success', title: intl.formatMessage(messages.saved) });
    if (!isNew) return;
    leaving.release();
    go(`${path}/edit`, { replace: true });
  };
  const { undo, redo } = useMemo(() => undoing(document, requests, range), [document, requests, range]);
  const language = useWrittenLanguage(page.language);
  useShortcuts({ s: () => void saveAndStay(), z: undo, y: redo });
  const root = document.state.roots[0];
  const isBare = useIsBare();

  return (
    <EditingContext.Provider value={editing}>
      <FocusRequestsContext.Provider value={requests}>
        <TextRangeContext.Provider value={range}>
          <ObjectBrowserProvider path={page.path}>
            <TextSurroundings>
              <div id={isNew ? 'page-add' : 'page-edit'} className="tool tool-editor">
                <Rail
                  preview={preview}
                  isSaving={isSaving}
                  onSave={() => void save()}
                  onSaveAndStay={() => void saveAndStay()}
                  onCancel={() => go(view)}
                />
                <StatusBar page={page} isUnsaved={isUnsaved} />
                {preview.width !== undefined && (
                  <PagePreview page={page} width={preview.width} onWidth={preview.show} onEnd={preview.end} />
                )}
                <div className="tool-editor__canvas" hidden={preview.width !== undefined}>
                  {isBare ? (
                    <BarePage page={page} />
                  ) : (
                    <div className="tool-editor__sheet container content-area">
                      <PageContext.Provider value={blocks}>
                        <TextLanguageContext.Provider value={language}>
                          {root !== undefined && <BlockList container={root} />}
                        </TextLanguageContext.Provider>
                      </PageContext.Provider>
                    </div>
                  )}
                </div>
                <SelectionBar />
                <Sidebar foot={<SheetFoot isSaving={isSaving} onSaveAndStay={() => void saveAndStay()} />} />
                <Toasts />
                <Announcements />
                {leaving.goOn && <LeaveDialog onStay={leaving.stay} onLeave={leaving.goOn} />}
              </div>
            </TextSurroundings>
          </ObjectBrowserProvider>
        </TextRangeContext.Provider>
      </FocusRequestsContext.Provider>
    </EditingContext.Provider>
  );
}
