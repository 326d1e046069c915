import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { mayHaveAddOn } from '@/api/add-on';
import { withAllBlocks } from '../document/all-blocks';
import { usePageDocument } from '../document/hooks';
import { selectBlocks } from '../document/commands/select-blocks';
import { isBare } from '../document/layout';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { lateComponent } from '@/tool/late-part/late-part';
import { isNarrowWindow } from '@/tool/popover/narrow-window';
import { blockElement, blockKeysId } from '../input/block-element';
import { useWrongBlocks } from '../session/block-errors';
import { BlockTab } from './block-tab';
import { FindingCounter } from './checks/finding-counter';
import { NoteCounter } from './notes/note-counter';
import { DocumentTab } from './document-tab';
import { useDeletedBlocks } from '../session/deleted-blocks/use-deleted-blocks';
import { useEditing, type SidebarTab } from '../session/editing';
import { messages, tabMessages } from '../messages';
import { OrderTab } from './order/order-tab';
import { useScreenPart } from '../input/use-editor';
import { useFolded } from './use-folded';
import { useSettingsFocus } from './use-settings-focus';
import './sidebar.css';

const ChecksTab = lateComponent(async () => (await import('./checks/checks-tab')).ChecksTab);
const NotesTab = lateComponent(async () => (await import('./notes/notes-tab')).NotesTab);
/** Former states may hold blocks that the page has no more. */
const HistoryTab = lateComponent(
  async () => (await withAllBlocks(() => import('./history/history-tab'))).HistoryTab,
);

/** A server without the portal's add-on keeps no notes. */
const shownTabs = (): readonly SidebarTab[] => [
  'document',
  'block',
  'order',
  'checks',
  ...(mayHaveAddOn() ? (['notes'] as const) : []),
  'history',
];
const panels = {
  document: DocumentTab,
  block: BlockTab,
  order: OrderTab,
  checks: ChecksTab,
  notes: NotesTab,
  history: HistoryTab,
};
/** The bar has no room for all their words. */
const tabIcons: Partial<Record<SidebarTab, ToolIconName>> = { notes: 'note', history: 'history' };
/** Names that editors' tools and acceptance tests know. */
const panelIds = {
  document: 'sidebar-metadata',
  block: 'sidebar-properties',
  order: 'sidebar-order',
  history: 'sidebar-history',
  checks: 'sidebar-checks',
  notes: 'sidebar-notes',
};

const isInDialog = (target: EventTarget) => (target as Element).closest('dialog') !== null;

function TabName({ name }: { name: SidebarTab }) {
  const icon = tabIcons[name];
  const words = <FormattedMessage {...tabMessages[name]} />;
  if (!icon) return words;
  return (
    <>
      <ToolIcon name={icon} size={18} />
      <span className="visually-hidden">{words}</span>
    </>
  );
}

/** Page, block and order beside the page, to be folded away; in narrow windows a sheet that a button opens. */
export function Sidebar({ foot }: { foot: ReactNode }) {
  const intl = useIntl();
  const id = useId();
  const [tabs] = useState(shownTabs);
  const { tab, setTab, errors, attempt } = useEditing();
  const document = usePageDocument();
  // A page without blocks is edited nowhere else.
  const hasBlocks = !isBare(document.state);
  const [isOpen, setOpen] = useState(!hasBlocks);
  const [isFolded, setFolded] = useFolded(hasBlocks);
  const list = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wrong = {
    document: Object.values(errors).filter((error) => error !== undefined).length,
    block: useWrongBlocks(),
    order: 0,
    history: 0,
    checks: 0,
    notes: 0,
  };
  const deleted = useDeletedBlocks().length;
  const isWrong = wrong.document + wrong.block > 0;
  const show = useCallback(() => {
    setOpen(true);
    setFolded(false);
  }, [setFolded]);
  // What is wrong stands in it; where the server is to blame it would cover what was written.
  useEffect(() => {
    if (attempt > 0 && isWrong) show();
  }, [attempt, isWrong, show]);

  // The sheet of a narrow window lies over the page's foot.
  useEffect(() => {
    const [key] = document.state.selection.blocks;
    if (isOpen && key !== undefined && isNarrowWindow())
      blockElement(key)?.scrollIntoView({ block: 'start' });
  }, [isOpen, document]);

  const tabOf = (name: SidebarTab) => list.current?.querySelector<HTMLElement>(`[data-tab="${name}"]`);
  // There are more of them than the bar is wide; the one that is open at first is in view.
  const tabBefore = useRef(tab);
  useEffect(() => {
    if (tabBefore.current === tab) return;
    tabBefore.current = tab;
    list.current
      ?.querySelector(`[data-tab="${tab}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  const goBack = useSettingsFocus(fields, {
    enter: () => {
      const wanted = document.state.selection.blocks.length > 0 ? 'block' : tab;
      flushSync(() => {
        show();
        setTab(wanted);
      });
      return tabOf(wanted);
    },
    leave: () => setOpen(false),
  });
  useScreenPart({
    showFields: () =>
      flushSync(() => {
        show();
        setTab('document');
      }),
    showChecks: () => {
      flushSync(() => {
        show();
        setTab('checks');
      });
      tabOf('checks')?.focus();
    },
    showNotes: (blocks) => {
      flushSync(() => {
        show();
        if (blocks) document.run((state) => selectBlocks(state, blocks));
        setTab('notes');
      });
      const field = fields.current?.querySelector<HTMLElement>('[data-note="new"]');
      (blocks && field ? field : tabOf('notes'))?.focus();
    },
  });
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length] ?? tab;
    setTab(next);
    tabOf(next)?.focus();
  };
  const Panel = panels[tab];
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="tool-sidebar__opener"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ToolIcon name="sliders" />
        <FormattedMessage {...messages.fields} />
        <FindingCounter />
      </button>
      <aside
        ref={fields}
        className={`tool-sidebar sidebar-container${isOpen ? ' tool-sidebar--open' : ''}`}
        aria-label={intl.formatMessage(messages.sidebar)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented || isInDialog(event.target)) return;
          event.preventDefault();
          goBack();
        }}
      >
        <div className="tool-sidebar__head tabs-wrapper">
          <div ref={list} className="tool-sidebar__tabs menu" role="tablist" onKeyDown={turn}>
            {tabs.map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                id={`${id}-${name}`}
                data-tab={name}
                className={`tool-sidebar__tab item${name === tab ? ' active' : ''}`}
                aria-selected={name === tab}
                aria-controls={panelIds[name]}
                tabIndex={name === tab ? 0 : -1}
                {...(tabIcons[name] && { title: intl.formatMessage(tabMessages[name]) })}
                {...(name === 'block' && {
                  title: intl.formatMessage(messages.blockTabKey),
                  'aria-keyshortcuts': 'F2',
                })}
                onClick={() => setTab(name)}
              >
                <TabName name={name} />
                {wrong[name] > 0 && <span className="tool-counter">{wrong[name]}</span>}
                {name === 'history' && deleted > 0 && (
                  <span className="tool-counter tool-counter--plain">
                    <span aria-hidden="true">{deleted}</span>
                    <span className="visually-hidden">
                      <FormattedMessage {...messages.deletedCount} values={{ count: deleted }} />
                    </span>
                  </span>
                )}
                {name === 'checks' && <FindingCounter />}
                {name === 'notes' && <NoteCounter />}
              </button>
            ))}
          </div>
          <button
            type="button"
            className="tool-sidebar__close"
            aria-label={intl.formatMessage(messages.closeSidebar)}
            onClick={() => {
              setOpen(false);
              opener.current?.focus();
            }}
          >
            <ToolIcon name="close" />
          </button>
        </div>
        <div
          id={panelIds[tab]}
          className="tool-sidebar__panel"
          role="tabpanel"
          aria-labelledby={`${id}-${tab}`}
          tabIndex={-1}
        >
          <Panel />
        </div>
        {foot}
      </aside>
      {hasBlocks && (
        <button
          type="button"
          className="tool-sidebar__handle"
          aria-expanded={!isFolded}
          aria-label={intl.formatMessage(isFolded ? messages.unfoldSidebar : messages.foldSidebar)}
          title={intl.formatMessage(isFolded ? messages.unfoldSidebar : messages.foldSidebar)}
          onClick={() => setFolded(!isFolded)}
        />
      )}
      <p id={blockKeysId} hidden>
        <FormattedMessage {...messages.blockKeys} />
      </p>
    </>
  );
}
