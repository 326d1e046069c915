import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { PageFacts } from '@/api/page-actions';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { site } from '@/site/site';
import { useSession } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { messages as copyMessages } from '../working-copy/messages';
import { messages as clipboardMessages } from '../clipboard/messages';
import { useClipboard } from '../clipboard/use-clipboard';
import { messages as paletteMessages } from '../palette/messages';
import { missingLanguages, translatableLanguages } from '../translations/translatable';
import { LayoutField } from './layout-field';
import { messages } from './messages';
import { PanelFrame } from './panel-frame';
import { StateSection } from './state-section';

const RenamePanel = lazy(async () => ({ default: (await import('./rename-panel')).RenamePanel }));

/** What is asked in a dialog of its own. */
export type PageTask = 'move' | 'copy' | 'delete' | 'removeCopy';

interface MorePanelProps {
  page: PageFacts;
  /** Whether anything may be added below the page, and so pasted. */
  mayAdd: boolean;
  onClose: () => void;
  onTask: (task: PageTask) => void;
  /** Opens the palette, for which a narrow rail has no room. */
  onJump: () => void;
  onCreateCopy: () => void;
  onApplyCopy: () => void;
  /** Follows the page to where it lies now, from where it lay. */
  onMoved: (path: string, from?: string) => void;
}

interface RowProps {
  icon: ToolIconName;
  words: MessageDescriptor;
  values?: Record<string, number>;
  isDanger?: boolean;
  onClick: () => void;
}

function Row({ icon, words, values, isDanger = false, onClick }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className={`tool-panel__row${isDanger ? ' tool-panel__row--danger' : ''}`}
        onClick={onClick}
      >
        <ToolIcon name={icon} size={18} />
        <FormattedMessage {...words} values={values} />
      </button>
    </li>
  );
}

/** A way to a screen about the page. */
function Way({ to, icon, words, onClick }: Pick<RowProps, 'icon' | 'words' | 'onClick'> & { to: string }) {
  return (
    <li>
      <PageLink to={to} className="tool-panel__row" onClick={onClick}>
        <ToolIcon name={icon} size={18} />
        <FormattedMessage {...words} />
      </PageLink>
    </li>
  );
}

/** Whether whoever is logged in may add the page in a language in which it is missing. */
function useMayTranslate(page: PageFacts): boolean {
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const isAsked = page.may('folderContents') && missingLanguages(page).length > 0;
  const { remote } = useRemote(isAsked ? `${page.path} ${language} ${userId}` : null, (signal) =>
    translatableLanguages(page, { language, signal }),
  );
  return isAsked && (dataOf(remote)?.length ?? 0) > 0;
}

/** What can be done with the page one is looking at, as far as the server offers it. */
export function MorePanel(props: MorePanelProps) {
  const { page, mayAdd, onClose, onTask, onJump, onCreateCopy, onApplyCopy, onMoved } = props;
  const [isRenaming, setRenaming] = useState(false);
  const clipboard = useClipboard();
  const mayTranslate = useMayTranslate(page);
  const { may } = page;
  if (isRenaming)
    return (
      <PanelFrame
        title={<FormattedMessage {...messages.rename} />}
        onClose={onClose}
        onBack={() => setRenaming(false)}
      >
        <Suspense fallback={null}>
          <RenamePanel
            page={page}
            onDone={(path) => {
              onClose();
              onMoved(path);
            }}
            onUndone={onMoved}
          />
        </Suspense>
      </PanelFrame>
    );
  const ask = (task: PageTask) => {
    onClose();
    onTask(task);
  };
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  const keep = (action: 'cut' | 'copy') => {
    onClose();
    clipboard.keep(action, [page]);
  };
  const paste = () => {
    onClose();
    void clipboard.paste(page.path, () => undefined);
  };
  const mayOrganise = may('folderContents');
  return (
    <PanelFrame title={<FormattedMessage {...messages.more} />} onClose={onClose}>
      <ul className="tool-panel__list more-jump">
        <Row icon="search" words={paletteMessages.jump} onClick={closing(onJump)} />
      </ul>
      <StateSection path={page.path} title={page.title} onDone={onClose} />
      {may('edit') && <LayoutField page={page} />}
      <ul className="tool-panel__list tool-panel__list--ruled">
        {may('rename') && <Row icon="pencil" words={messages.rename} onClick={() => setRenaming(true)} />}
        {may('cut') && <Row icon="folder-move" words={messages.move} onClick={() => ask('move')} />}
        {may('copy') && mayOrganise && (
          <Row icon="duplicate" words={messages.copyTo} onClick={() => ask('copy')} />
        )}
        {may('cut') && <Row icon="cut" words={clipboardMessages.cut} onClick={() => keep('cut')} />}
        {may('copy') && mayOrganise && (
          <Row icon="copy" words={clipboardMessages.copy} onClick={() => keep('copy')} />
        )}
        {mayAdd && clipboard.count > 0 && (
          <Row
            icon="paste"
            words={clipboardMessages.pasteCount}
            values={{ count: clipboard.count }}
            onClick={paste}
          />
        )}
      </ul>
      <ul className="tool-panel__list tool-panel__list--ruled">
        {may('history') && (
          <Way to={`${page.path}/history`} icon="history" words={messages.history} onClick={onClose} />
        )}
        {may('local_roles') && (
          <Way to={`${page.path}/sharing`} icon="share" words={messages.sharing} onClick={onClose} />
        )}
        <Way to={`${page.path}/links-to-item`} icon="link" words={messages.linksToItem} onClick={onClose} />
        {may('edit') && site().languages.length > 1 && (
          <Way
            to={`${page.path}/manage-translations`}
            icon="translate"
            words={messages.translations}
            onClick={onClose}
          />
        )}
        {mayTranslate && (
          <Way
            to={`${page.path}/create-translation`}
            icon="plus"
            words={messages.createTranslation}
            onClick={onClose}
          />
        )}
      </ul>
      <ul className="tool-panel__list tool-panel__list--ruled">
        {may('iterate_checkout') && (
          <Row icon="branch" words={copyMessages.create} onClick={closing(onCreateCopy)} />
        )}
        {page.copy && <Way to={page.copy.path} icon="branch" words={copyMessages.view} onClick={onClose} />}
        {page.original && (
          <Way to={page.original.path} icon="eye" words={copyMessages.viewOriginal} onClick={onClose} />
        )}
        {may('iterate_checkin') && (
          <Row icon="check" words={copyMessages.apply} onClick={closing(onApplyCopy)} />
        )}
        {may('iterate_checkout_cancel') && (
          <Row icon="trash" words={copyMessages.remove} onClick={() => ask('removeCopy')} />
        )}
      </ul>
      {may('delete') && (
        <ul className="tool-panel__list tool-panel__list--ruled">
          <Row icon="trash" words={messages.delete} isDanger onClick={() => ask('delete')} />
        </ul>
      )}
    </PanelFrame>
  );
}
