import { memo, useMemo, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IsEditingContext } from '@/blocks/is-editing';
import { RenderBlocks } from '@/blocks/render-blocks';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { asBlock, typeOf } from '../../document/flags';
import type { StoredBlock } from '../../document/types';
import { useBlockTitle } from '../../input/use-block-title';
import { canBegin } from '../../translation/copied-block';
import type { Pair, PairState } from '../../translation/pairs';
import { wordsChanged, WordDiff } from '../history/word-diff';
import { messages } from './messages';

const icons = {
  missing: 'plus',
  omitted: 'close',
  open: 'circle',
  outdated: 'renew',
  current: 'check',
} as const satisfies Record<PairState, ToolIconName>;

/** What these rows are about is said though nobody has chosen them. */
const isTold: ReadonlySet<PairState> = new Set(['outdated', 'missing', 'omitted']);

interface SourceRowProps {
  pair: Pair;
  position: number;
  total: number;
  /** What its block held when it was translated, where that is known and another. */
  former: StoredBlock | undefined;
  /** Its translation is the block that is selected. */
  isActive: boolean;
  onTake: (pair: Pair) => void;
  onBegin: (pair: Pair) => void;
  onOmit: (pair: Pair) => void;
  onMiss: (pair: Pair) => void;
  onConfirm: (pairs: readonly Pair[]) => void;
}

/** Links of the source are read, not followed. */
function stay(event: MouseEvent): void {
  if ((event.target as Element).closest('a')) event.preventDefault();
}

/** A block of the source as visitors see it, how its translation stands, and what can be done about that. */
export const SourceRow = memo(
  function SourceRow(props: SourceRowProps) {
    const { pair, position, total, former, isActive, onTake, onBegin, onOmit, onMiss, onConfirm } = props;
    const intl = useIntl();
    const titleOf = useBlockTitle();
    const { source, own, state } = pair;
    const container = useMemo(
      () => ({ blocks: { [source.id]: asBlock(source.block) }, blocks_layout: { items: [source.id] } }),
      [source],
    );
    const changed = former && state === 'outdated' ? wordsChanged(former, source.block) : undefined;
    const words = intl.formatMessage(messages[state]);
    const block = titleOf(typeOf(source.block));
    return (
      <section
        className={`tool-source__row${isActive ? ' is-active' : ''}`}
        data-source={source.id}
        data-own={own?.key}
        data-state={state}
        aria-label={intl.formatMessage(messages.row, { position, total, block, state: words })}
      >
        <div className="tool-source__block" onClickCapture={stay}>
          <IsEditingContext.Provider value>
            <RenderBlocks container={container} nested />
          </IsEditingContext.Provider>
        </div>
        <span className="tool-source__mark" title={words}>
          <ToolIcon name={icons[state]} size={16} />
        </span>
        {changed && (
          <div
            className="tool-source__changed"
            role="group"
            aria-label={intl.formatMessage(messages.changedWords)}
          >
            <WordDiff pieces={changed} />
          </div>
        )}
        {/* What is only not translated yet says so by its mark, until it is its turn. */}
        {(isActive ? state !== 'current' : isTold.has(state)) && (
          <div className="tool-source__strip">
            <span className="tool-source__words">{words}</span>
            {state === 'omitted' ? (
              <button type="button" className="tool-source__action" onClick={() => onMiss(pair)}>
                <FormattedMessage {...messages.miss} />
              </button>
            ) : (
              <button type="button" className="tool-source__action" onClick={() => onTake(pair)}>
                <FormattedMessage {...(own ? messages.takeAnew : messages.takeMissing)} />
              </button>
            )}
            {own && (
              <button type="button" className="tool-source__action" onClick={() => onConfirm([pair])}>
                <FormattedMessage {...messages.confirm} />
              </button>
            )}
            {state === 'missing' && canBegin(source.block) && (
              <button type="button" className="tool-source__action" onClick={() => onBegin(pair)}>
                <FormattedMessage {...messages.begin} />
              </button>
            )}
            {state === 'missing' && (
              <button type="button" className="tool-source__action" onClick={() => onOmit(pair)}>
                <FormattedMessage {...messages.omit} />
              </button>
            )}
          </div>
        )}
      </section>
    );
  },
  (one, other) =>
    one.pair.source.block === other.pair.source.block &&
    one.pair.own?.block === other.pair.own?.block &&
    one.pair.state === other.pair.state &&
    one.position === other.position &&
    one.total === other.total &&
    one.former === other.former &&
    one.isActive === other.isActive &&
    one.onTake === other.onTake &&
    one.onBegin === other.onBegin &&
    one.onOmit === other.onOmit &&
    one.onMiss === other.onMiss &&
    one.onConfirm === other.onConfirm,
);
