import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { changeField } from '../../document/commands/change-field';
import { compareStates, type ComparedBlock } from '../../document/compare-states';
import { usePageDocument } from '../../document/hooks';
import { loadContent } from '../../document/load-content';
import { takeBack } from '../../document/take-back';
import { useEditor } from '../../input/use-editor';
import { undo } from '../../input/undo';
import { useEditSession } from '../../session/edit-session';
import { putContent, withEdited } from '../../session/saving/take-theirs';
import { showToast } from '@/tool/toasts/toast-store';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { DrawnBlock } from '../drawn-block';
import { ComparedCard } from './compared-block';
import { Counts, FieldCard } from './differences';
import { asToday, differingFields, type DifferingField } from './differing-fields';
import { messages } from './messages';

const views = ['differences', 'wholePage'] as const;
type View = (typeof views)[number];

interface ComparedVersionProps {
  /** The page as it was saved. */
  content: Readonly<Record<string, unknown>>;
  time: number;
  onClose: () => void;
}

/** A saved state beside the page that is edited. */
export function ComparedVersion({ content, time, onClose }: ComparedVersionProps) {
  const intl = useIntl();
  const editor = useEditor();
  const document = usePageDocument();
  const { form } = useEditSession();
  const [view, setView] = useState<View>('differences');
  const [showsSame, setShowsSame] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const present = useSyncExternalStore(
    (listener) => document.subscribe('content', '', listener),
    document.version,
  );
  const { then, blocks, fields } = useMemo(() => {
    const edited = asToday(document.toContent(), withEdited(document, form, content));
    const state = loadContent(edited, document.state.setup);
    return {
      then: edited,
      blocks: compareStates(state, document.state),
      fields: differingFields(form.fields, edited, document.toContent()),
    };
    // What is compared is the page as it is at this version of it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [document, form, content, present]);
  const pages = { then, now: document.toContent() };
  const same = blocks.filter(({ kind }) => kind === 'same').length;
  const isSame = same === blocks.length && fields.length === 0;

  const settle = (isMade: boolean) => {
    setTaken(isMade);
    if (!isMade) showToast({ kind: 'warning', title: intl.formatMessage(messages.refused) });
    // The button that did it goes with what it stood on.
    list.current?.focus();
  };
  const takeField = ({ name, then: former }: DifferingField) => {
    document.sealStep();
    const isMade = document.run((state) => changeField(state, name, former ?? null));
    document.sealStep();
    settle(isMade);
  };
  const takeWhole = () => {
    putContent(document, then);
    showToast({
      kind: 'success',
      title: intl.formatMessage(messages.wholeTaken, { time: intl.formatTime(time) }),
      action: { name: intl.formatMessage(messages.undo), onAct: () => undo(editor) },
    });
    onClose();
  };
  return (
    <>
      <div className="tool-version__bar">
        <p role="status" className="tool-version__counts">
          {isTaken && (
            <span>
              <FormattedMessage {...messages.taken} />
            </span>
          )}
          {isSame ? (
            <FormattedMessage {...messages.noDifference} />
          ) : (
            <Counts blocks={blocks} fields={fields} />
          )}
        </p>
        {isTaken && (
          <button
            type="button"
            className="tool-history__action"
            onClick={() => {
              document.undo();
              setTaken(false);
              list.current?.focus();
            }}
          >
            <ToolIcon name="undo" size={16} />
            <FormattedMessage {...messages.undo} />
          </button>
        )}
        <div className="tool-version__views" role="group" aria-label={intl.formatMessage(messages.views)}>
          {views.map((each) => (
            <button
              key={each}
              type="button"
              className="tool-version__view"
              aria-pressed={each === view}
              onClick={() => setView(each)}
            >
              <FormattedMessage {...messages[each]} />
            </button>
          ))}
        </div>
      </div>
      <ul ref={list} className={`tool-version__list tool-version__list--${view}`} tabIndex={-1}>
        {view === 'wholePage' ? (
          <WholePage blocks={blocks} page={then} />
        ) : (
          <>
            {fields.map((field) => (
              <FieldCard key={field.name} field={field} onTake={() => takeField(field)} />
            ))}
            {blocks
              .filter(({ kind }) => showsSame || kind !== 'same')
              .map((block) => (
                <ComparedCard
                  key={`${block.kind} ${block.id}`}
                  block={block}
                  pages={pages}
                  onTake={() => settle(takeBack(document, block))}
                />
              ))}
            {same > 0 && !showsSame && (
              <li>
                <button type="button" className="tool-version__unfold" onClick={() => setShowsSame(true)}>
                  <FormattedMessage {...messages.showSame} values={{ count: same }} />
                </button>
              </li>
            )}
          </>
        )}
      </ul>
      <div className="tool-leave__actions">
        <button type="button" className="tool-leave__action" disabled={isSame} onClick={takeWhole}>
          <FormattedMessage {...messages.takeWhole} />
        </button>
      </div>
    </>
  );
}

/** The page as it was, with an edge at each block that is another now. */
function WholePage({
  blocks,
  page,
}: {
  blocks: readonly ComparedBlock[];
  page: Readonly<Record<string, unknown>>;
}) {
  const { state } = usePageDocument();
  const then = loadContent(page, state.setup);
  const drawn = compareStates(state, then);
  const kindOf = new Map(blocks.map(({ id, kind }) => [id, kind]));
  return (
    <>
      {drawn.flatMap((block) =>
        block.kind === 'removed'
          ? []
          : [
              <li
                key={block.id}
                className={`tool-version__drawn tool-version__drawn--${kindOf.get(block.id) ?? 'same'}`}
              >
                <DrawnBlock block={block.now} page={page} />
              </li>,
            ],
      )}
    </>
  );
}
