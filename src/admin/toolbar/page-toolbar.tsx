import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { getAddableTypes } from '@/api/editing';
import { actionsOf } from '@/api/page-actions';
import type { AnyContent } from '@/api/types/any-content';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { PageLink } from '@/components/universal-link/page-link';
import { isPlainClick } from '@/components/universal-link/plain-click';
import { useGo } from '@/components/universal-link/use-go';
import { useLanguage } from '@/i18n/use-language';
import { cmsPath } from '@/lib/content-path';
import type { Language } from '@/lib/language';
import { parentOf } from '@/lib/path-parts';
import { dataOf } from '@/lib/remote';
import type { ScreenName } from '@/lib/screens';
import { languageRoot } from '@/site/home-path';
import { isWithin } from '@/site/variants/variant';
import { useSession } from '@/state/hooks';
import type { PageName } from '@/state/pages';
import { useRemote } from '@/state/use-remote';
import { useBodyClass } from '@/tool/rail/use-body-class';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { SkipToTools } from '@/tool/rail/skip-to-tools';
import { useClipboard } from '../clipboard/use-clipboard';
import { Initials } from '../kit/initials';
import { messages as paletteMessages } from '../palette/messages';
import type { Doable } from '../palette/palette';
import { useWorkingCopy } from '../working-copy/use-working-copy';
import { WorkingCopyBanner } from '../working-copy/working-copy-banner';
import { AddPanel } from './add-panel';
import { LanguagesEntry } from './languages-entry';
import { LockBanner } from './lock-banner';
import { messages } from './messages';
import { MorePanel } from './more-panel';
import type { PageDialog, PageTask } from './page-entries';
import { PanelFrame } from './panel-frame';
import { RailPanel } from './rail-panel';
import { StateMark } from './state-mark';
import { StateSection } from './state-section';
import { UnlockEntry } from './unlock-entry';
import { useExpanded } from './use-expanded';
import '@/tool/tokens.css';
import './style.css';

const PageTasks = lazy(async () => ({ default: (await import('./page-tasks')).PageTasks }));
const PersonalPanel = lazy(async () => ({
  default: (await import('../personal/personal-panel')).PersonalPanel,
}));

/** The page editor, on which the toolbar does not stand, before it is drawn. */
export interface EditorAhead {
  /** Fetches what a page is edited with. */
  preload: (content: AnyContent, language: Language) => Promise<void>;
  /** Opens a page that somebody goes to edit. */
  open: (page: PageName) => Promise<void>;
}

interface PageToolbarProps {
  content: AnyContent;
  screen: ScreenName | undefined;
  /** The screen is the whole site's: nothing is done with the content. */
  isSite: boolean;
  editor: EditorAhead;
  /** Opens the palette. */
  onJump: () => void;
  /** The palette while it is open, with what can be done with the page where its actions stand. */
  drawPalette: (doable?: Doable) => ReactNode;
}

/** What can be done with a page, beside it, and the ways into administration. */
export function PageToolbar(props: PageToolbarProps) {
  return (
    <LazyMessages part="admin">
      <PageActions {...props} />
    </LazyMessages>
  );
}

function PageActions(props: PageToolbarProps) {
  const { content, screen, isSite, editor, onJump, drawPalette } = props;
  const intl = useIntl();
  const language = useLanguage();
  const go = useGo();
  const { search } = useLocation();
  const session = useSession();
  const [dialog, setDialog] = useState<PageDialog>();
  const [isExpanded, setExpanded] = useExpanded();
  useBodyClass(isExpanded ? 'has-toolbar' : 'has-folded-toolbar');
  const preload = () => void editor.preload(content, language);
  const page = actionsOf(content);
  const { path, may, isFolder } = page;
  const openEditor = () => void editor.open({ path, language, userId: session?.userId ?? null });
  const lock = isSite ? undefined : page.lock;
  const addable = useRemote(
    !isSite && isFolder && (may('folderContents') || may('edit'))
      ? `${path} ${language} ${session?.userId}`
      : null,
    (signal) => getAddableTypes(path, { language, signal }),
  );
  const workingCopy = useWorkingCopy(page);
  const clipboard = useClipboard();
  const isLocked = lock !== undefined && (lock.isForCopy || lock.userId !== session?.userId);
  const types = dataOf(addable.remote) ?? [];
  const mayAdd = types.some(({ isImmediate }) => isImmediate);
  // Whoever has gone elsewhere meanwhile stays there.
  const isStillHere = (place = path) => isWithin(cmsPath(window.location.pathname), place);
  const follow = (to: string, from = path) => {
    if (to !== from && isStillHere(from)) go(screen === undefined ? to : `${to}/${screen}${search}`);
  };
  const leave = () => {
    if (!isStillHere()) return;
    const parent = parentOf(path);
    go(screen === 'contents' ? `${parent}/contents` : parent || '/', { replace: true });
  };
  const start = (task: PageTask) => {
    if (task === 'cut') clipboard.keep('cut', [page]);
    else if (task === 'keep') clipboard.keep('copy', [page]);
    else if (task === 'paste') void clipboard.paste(path, () => undefined);
    else if (task === 'createCopy') void workingCopy.create();
    else if (task === 'applyCopy') void workingCopy.apply();
    else setDialog(task);
  };
  return (
    <aside
      id="toolbar"
      className={`tool tool-rail tool-toolbar toolbar ${isExpanded ? 'expanded' : 'collapsed'}`}
      aria-label={intl.formatMessage(messages.toolbar)}
    >
      <SkipToTools>{intl.formatMessage(messages.skip)}</SkipToTools>
      <div
        id="toolbar-body"
        className="tool-rail__body toolbar-actions"
        role="toolbar"
        aria-label={intl.formatMessage(messages.toolbar)}
        aria-orientation="vertical"
        hidden={!isExpanded}
      >
        {may('edit') && !isSite && !isLocked && (
          <PageLink
            to={`${path}/edit`}
            className="tool-rail__entry edit"
            onPointerEnter={preload}
            onFocus={preload}
            onClick={(event) => {
              if (isPlainClick(event)) openEditor();
            }}
          >
            <ToolIcon name="pencil" />
            <FormattedMessage {...messages.edit} />
          </PageLink>
        )}
        {isLocked && !lock.isForCopy && lock.isStealable && <UnlockEntry page={page} />}
        {screen !== undefined && (
          <PageLink to={path || '/'} className="tool-rail__entry view">
            <ToolIcon name="eye" />
            <FormattedMessage {...messages.view} />
          </PageLink>
        )}
        {may('folderContents') && isFolder && screen !== 'contents' && (
          <PageLink to={`${path}/contents`} className="tool-rail__entry contents">
            <ToolIcon name="folder" />
            <FormattedMessage {...messages.contents} />
          </PageLink>
        )}
        {mayAdd && (
          <RailPanel
            id="toolbar-add"
            name="add"
            entry={
              <>
                <ToolIcon name="plus" />
                <FormattedMessage {...messages.add} />
              </>
            }
          >
            {(close) => <AddPanel page={page} types={addable.remote} retry={addable.retry} onClose={close} />}
          </RailPanel>
        )}
        {!isSite && (
          <>
            <RailPanel
              id="toolbar-more"
              name="more"
              entry={
                <>
                  <ToolIcon name="more" />
                  <FormattedMessage {...messages.more} />
                </>
              }
            >
              {(close) => (
                <MorePanel
                  page={page}
                  mayAdd={types.length > 0}
                  onClose={close}
                  onTask={start}
                  onJump={onJump}
                  onMoved={follow}
                />
              )}
            </RailPanel>
            <RailPanel id="toolbar-state" name="state" entry={<StateMark content={content} />}>
              {(close) => (
                <PanelFrame title={<FormattedMessage {...messages.state} />} onClose={close}>
                  <StateSection path={path} title={page.title} onDone={close} />
                </PanelFrame>
              )}
            </RailPanel>
            {may('edit') && <LanguagesEntry page={page} />}
          </>
        )}
        <button
          type="button"
          className={`tool-rail__entry jump${isSite ? ' jump--alone' : ''}`}
          onClick={onJump}
        >
          <ToolIcon name="search" />
          <FormattedMessage {...paletteMessages.jump} />
        </button>
        {may('folderContents') && screen !== 'desk' && (
          <PageLink to={`${languageRoot(language)}/desk`} className="tool-rail__entry desk">
            <ToolIcon name="grid" />
            <FormattedMessage {...messages.desk} />
          </PageLink>
        )}
        {may('plone_setup') && (
          <PageLink to={`${languageRoot(language)}/controlpanel`} className="tool-rail__entry setup">
            <ToolIcon name="sliders" />
            <FormattedMessage {...messages.setup} />
          </PageLink>
        )}
        <RailPanel
          id="toolbar-personal"
          name="user"
          isAtFoot
          entry={
            <>
              <Initials name={session?.fullname || session?.userId || ''} portrait="" size={24} />
              <FormattedMessage {...messages.profile} />
            </>
          }
        >
          {(close) => (
            <Suspense fallback={null}>
              <PersonalPanel onClose={close} />
            </Suspense>
          )}
        </RailPanel>
      </div>
      <button
        type="button"
        className="tool-rail__handle"
        aria-expanded={isExpanded}
        aria-controls="toolbar-body"
        aria-label={intl.formatMessage(isExpanded ? messages.fold : messages.unfold)}
        title={intl.formatMessage(isExpanded ? messages.fold : messages.unfold)}
        onClick={() => setExpanded(!isExpanded)}
      />
      {screen === undefined && isLocked && !lock.isForCopy && <LockBanner lock={lock} />}
      {screen === undefined && (page.copy ?? page.original) && (
        <WorkingCopyBanner
          page={page}
          onApply={() => void workingCopy.apply()}
          onRemove={() => setDialog('removeCopy')}
        />
      )}
      {drawPalette(isSite ? undefined : { types, start })}
      {dialog && (
        <Suspense fallback={null}>
          <PageTasks
            page={page}
            task={dialog}
            onClose={() => setDialog(undefined)}
            onMoved={follow}
            onDeleted={leave}
            onRemoveCopy={() => void workingCopy.remove()}
          />
        </Suspense>
      )}
    </aside>
  );
}
