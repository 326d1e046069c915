import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
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
import { Counts, DifferenceList } from './differences';
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
  const [isTaken, setTaken] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const present = useSyncExternalStore(
    (listener) => document.subscribe('content', '', listener),
    document.version,
  );
  const compare = useCallback(() => {
    const edited = asToday(document.toContent(), withEdited(document, form, content));
    const state = loadContent(edited, document.state.setup);
    return {
      then: edited,
      blocks: compareStates(state, document.state),
      fields: differingFields(form.fields, edited, document.toContent()),
    };
  }, [document, form, content]);
  // What is compared is the page as it is at this version of it.
  const { then, blocks, fields } = useMemo(compare, [compare, present]);
  const pages = { then, now: document.toContent() };
  const isSame = fields.length === 0 && blocks.every(({ kind }) => kind === 'same');

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
          <Counts blocks={blocks} fields={fields} />
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
          <DifferenceList
            fields={fields}
            blocks={blocks}
            pages={pages}
            onTakeField={takeField}
            onTakeBlock={(block) => settle(takeBack(document, block))}
          />
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
