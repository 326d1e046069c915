import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { PageFacts } from '@/api/page-actions';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { PageLink } from '@/components/universal-link/page-link';
import { isSettled } from '@/lib/remote';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { TransitionList } from '@/tool/workflow/transition-list';
import { useWorkflow } from '@/tool/workflow/use-workflow';
import { useClipboard } from '../clipboard/use-clipboard';
import { messages as paletteMessages } from '../palette/messages';
import { LayoutField } from './layout-field';
import { messages } from './messages';
import { pageEntries, type PageEntry, type PageTask } from './page-entries';
import { PanelFrame } from './panel-frame';
import { useLayouts } from './use-layouts';
import { useMayTranslate } from './use-may-translate';

const RenamePanel = lazy(async () => ({ default: (await import('./rename-panel')).RenamePanel }));

interface MorePanelProps {
  page: PageFacts;
  /** Whether anything may be added below the page, and so pasted. */
  mayAdd: boolean;
  onClose: () => void;
  onTask: (task: PageTask) => void;
  /** Opens the palette, for which a narrow rail has no room. */
  onJump: () => void;
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

const groups: readonly PageEntry['group'][] = ['tasks', 'screens', 'copies', 'removal'];

/** What can be done with the page one is looking at, as far as the server offers it. */
export function MorePanel(props: MorePanelProps) {
  const { page, mayAdd, onClose, onTask, onJump, onMoved } = props;
  const [isRenaming, setRenaming] = useState(false);
  const { count: kept } = useClipboard();
  const workflow = useWorkflow(page.path);
  const layouts = useLayouts(page);
  const mayTranslate = useMayTranslate(page);
  if (isRenaming)
    return (
      <PanelFrame
        title={<FormattedMessage {...messages.rename} />}
        onClose={onClose}
        onBack={() => setRenaming(false)}
      >
        <Suspense fallback={null}>
          <RenamePanel page={page} onClose={onClose} onMoved={onMoved} />
        </Suspense>
      </PanelFrame>
    );
  const start = (task: PageTask) => {
    if (task === 'rename') return setRenaming(true);
    onClose();
    onTask(task);
  };
  const jump = () => {
    onClose();
    onJump();
  };
  const draw = ({ id, icon, words, task, to, group }: PageEntry) =>
    task ? (
      <Row
        key={id}
        icon={icon}
        words={words}
        values={{ count: kept }}
        isDanger={group === 'removal'}
        onClick={() => start(task)}
      />
    ) : (
      to && <Way key={id} to={to(page)} icon={icon} words={words} onClick={onClose} />
    );
  const title = <FormattedMessage {...messages.more} />;
  // All of it comes at once: what came later would move the entries under the pointer.
  if (!isSettled(workflow.remote) || layouts === undefined || mayTranslate === undefined)
    return (
      <PanelFrame title={title} onClose={onClose}>
        <div className="tool-transitions__skeleton" />
      </PanelFrame>
    );
  const offered = pageEntries({ page, mayAdd, mayTranslate, kept });
  return (
    <PanelFrame title={title} onClose={onClose}>
      <LazyMessages part="editor">
        <ul className="tool-panel__list more-jump">
          <Row icon="search" words={paletteMessages.jump} onClick={jump} />
        </ul>
        <TransitionList path={page.path} title={page.title} workflow={workflow} onClose={onClose} />
        {layouts.length > 1 && <LayoutField page={page} layouts={layouts} />}
        {groups.map((group) => (
          <ul key={group} className="tool-panel__list tool-panel__list--ruled">
            {offered.filter((entry) => entry.group === group).map(draw)}
          </ul>
        ))}
      </LazyMessages>
    </PanelFrame>
  );
}
