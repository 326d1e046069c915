import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { blockNamed } from '@/blocks/registry';
import { whenIdle } from '@/lib/when-idle';
import { useAppStore } from '@/state/hooks';
import { isLoggedInAgain } from '@/state/login-again';
import { PageCheckerContext } from '../checks/page-checker';
import { PageDocumentContext } from '../document/hooks';
import { createPageDocument } from '../document/page-document';
import { createPageNotes, PageNotesContext } from '../notes/page-notes';
import { lateComponent } from '@/tool/late-part/late-part';
import { editorWidgets } from '../rich-text/editor-widgets';
import { showToast } from '@/tool/toasts/toast-store';
import { PictureDialogContext } from '@/tool/picture/context';
import { createOpenEntries, OpenEntriesContext } from '@/tool/widgets/open-entry';
import { WidgetsContext } from '@/tool/widgets/widgets-context';
import { BadInputsContext, createBadInputs } from '../session/bad-inputs';
import { BlockErrorsContext, createBlockErrors } from '../session/block-errors';
import { createEditor } from '../input/create-editor';
import { EditorContext } from '../input/use-editor';
import { nameOfDraft } from '../session/drafts/draft';
import { keyOf, type OpenedSlot } from '../session/drafts/draft-store';
import { createEditSession, EditSessionContext } from '../session/edit-session';
import { renameAddress } from '../session/leaving/rename-address';
import { messages } from '../messages';
import type { OpenedPage } from '../session/opened-page';
import { besideBlocks, pageForm } from '../session/page-form';
import type { UploadLedger } from '../session/uploads/ledger';
import { createChecksOfPage } from '../chrome/checks/checks-of-page';
import { partnersOf } from '../session/partners';
import { createTranslating, TranslatingContext } from '../translation/translating';
import { PageTool } from './page-tool';

const PictureDialog = lateComponent(
  async () => (await import('@/tool/picture/picture-dialog')).PictureDialog,
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
