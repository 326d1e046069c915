import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { actionsOf } from '@/api/page-actions';
import type { AnyContent } from '@/api/types/any-content';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { PageLink } from '@/components/universal-link/page-link';
import { useGo } from '@/components/universal-link/use-go';
import { useLanguage } from '@/i18n/use-language';
import { cmsPath } from '@/lib/content-path';
import type { Language } from '@/lib/language';
import { parentOf } from '@/lib/path-parts';
import { dataOf } from '@/lib/remote';
import { factsOf, type ScreenName } from '@/lib/screens';
import { useScreenPlace } from '@/shell/use-screen-place';
import { languageRoot } from '@/site/home-path';
import { isWithin } from '@/site/variants/variant';
import { useContent, useScreen } from '@/state/hooks';
import { useBodyClass } from '@/tool/rail/use-body-class';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { AddPanel } from './add-panel';
import { messages } from './messages';
import { MorePanel, type PageTask } from './more-panel';
import { RailPanel } from './rail-panel';
import { useOwnStorage } from './use-own-storage';
import '@/tool/tokens.css';
import '@/tool/rail/style.css';
import './style.css';

const PageTasks = lazy(async () => ({ default: (await import('./page-tasks')).PageTasks }));
const Notices = lazy(async () => ({ default: (await import('./notices')).Notices }));

/** Screens that bring a rail of their own. */
const withRail: ReadonlySet<ScreenName> = new Set(['edit', 'add']);

interface ToolbarProps {
  /** Fetches what a page is edited with, before its editor is opened. */
  preloadEditor: (content: AnyContent, language: Language) => Promise<void>;
}

/** What somebody who is logged in can do with the page, beside it. */
export function Toolbar(props: ToolbarProps) {
  useOwnStorage();
  const screen = useScreen();
  return (
    <LazyMessages part="admin">
      <PageToolbar {...props} />
      {!(screen !== undefined && withRail.has(screen)) && (
        <Suspense fallback={null}>
          <Notices />
        </Suspense>
      )}
    </LazyMessages>
  );
}

function PageToolbar(props: ToolbarProps) {
  const screen = useScreen();
  const content = dataOf(useContent());
  const place = useScreenPlace();
  const shown = screen === undefined ? content : place;
  const isForEditors = screen === undefined || (factsOf(screen).forEditors && !withRail.has(screen));
  if (!isForEditors || !shown) return null;
  return <PageActions content={shown} screen={screen} {...props} />;
}

type PageActionsProps = ToolbarProps & { content: AnyContent; screen: ScreenName | undefined };

function PageActions({ content, screen, preloadEditor }: PageActionsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const go = useGo();
  const { search } = useLocation();
  const [task, setTask] = useState<PageTask>();
  useBodyClass('has-toolbar');
  const preload = () => void preloadEditor(content, language);
  const page = actionsOf(content);
  const { path, may } = page;
  // Whoever has gone elsewhere meanwhile stays there.
  const isStillHere = () => isWithin(cmsPath(window.location.pathname), path);
  const follow = (to: string) => {
    if (to !== path && isStillHere()) go(screen === undefined ? to : `${to}/${screen}${search}`);
  };
  const leave = () => {
    if (!isStillHere()) return;
    const parent = parentOf(path);
    go(screen === 'contents' ? `${parent}/contents` : parent || '/', { replace: true });
  };
  return (
    <aside
      id="toolbar"
      className="tool tool-rail tool-toolbar toolbar expanded"
      aria-label={intl.formatMessage(messages.toolbar)}
    >
      <div
        id="toolbar-body"
        className="tool-rail__body toolbar-actions"
        role="toolbar"
        aria-label={intl.formatMessage(messages.toolbar)}
        aria-orientation="vertical"
      >
        {may('edit') && (
          <PageLink
            to={`${path}/edit`}
            className="tool-rail__entry edit"
            onPointerEnter={preload}
            onFocus={preload}
          >
            <ToolIcon name="pencil" />
            <FormattedMessage {...messages.edit} />
          </PageLink>
        )}
        {screen !== undefined && (
          <PageLink to={path || '/'} className="tool-rail__entry view">
            <ToolIcon name="eye" />
            <FormattedMessage {...messages.view} />
          </PageLink>
        )}
        {may('folderContents') && page.isFolder && screen !== 'contents' && (
          <PageLink to={`${path}/contents`} className="tool-rail__entry contents">
            <ToolIcon name="folder" />
            <FormattedMessage {...messages.contents} />
          </PageLink>
        )}
        {may('edit') && page.isFolder && (
          <RailPanel id="toolbar-add" className="add" icon="plus" words={messages.add}>
            {(close) => <AddPanel page={page} onClose={close} />}
          </RailPanel>
        )}
        {may('folderContents') && (
          <RailPanel id="toolbar-more" className="more" icon="more" words={messages.more}>
            {(close) => <MorePanel page={page} onClose={close} onTask={setTask} onMoved={follow} />}
          </RailPanel>
        )}
        <PageLink
          id="toolbar-logout"
          to={`${languageRoot(language)}/logout`}
          className="tool-rail__entry user"
        >
          <ToolIcon name="close" />
          <FormattedMessage {...messages.logout} />
        </PageLink>
      </div>
      {task && (
        <Suspense fallback={null}>
          <PageTasks
            page={page}
            task={task}
            onClose={() => setTask(undefined)}
            onMoved={follow}
            onDeleted={leave}
          />
        </Suspense>
      )}
    </aside>
  );
}
