import { useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageProvider } from '@/blocks/page/page-context';
import { usePieces } from '@/components/pieces/use-pieces';
import { useBodyClass } from '@/tool/rail/use-body-class';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { ActionButton } from '../../actions/action-button';
import { goToOpenBlock } from '../../actions/translation-actions';
import { usePageDocument, useSelection } from '../../document/hooks';
import { headOf, ownersOf } from '../../document/layout';
import type { Source } from '../../translation/translating';
import { messages } from './messages';
import { SourceRow } from './source-row';
import { useFormerBlocks } from './use-former-blocks';
import { useInStep } from './use-in-step';
import type { SourcePaneState } from './use-source-pane';
import './style.css';

/** What is drawn first, and so many more at a time. */
const pieces = { first: 24, step: 40 };

interface SourcePaneProps extends Omit<SourcePaneState, 'source' | 'isOpen' | 'goToOpen'> {
  source: Source;
}

/** How many blocks stand how, in words and as a line. */
function Counts({ source: { summary, pairs } }: { source: Source }) {
  const { current, outdated, open, missing, omitted } = summary.counts;
  const shares = { current, outdated, open: open + missing };
  return (
    <div className="tool-source__counts">
      <span>
        <FormattedMessage {...messages.countCurrent} values={{ count: current }} />
      </span>
      {outdated > 0 && (
        <span>
          <FormattedMessage {...messages.countOutdated} values={{ count: outdated }} />
        </span>
      )}
      {shares.open > 0 && (
        <span>
          <FormattedMessage {...messages.countOpen} values={{ count: shares.open }} />
        </span>
      )}
      {omitted > 0 && (
        <span>
          <FormattedMessage {...messages.countOmitted} values={{ count: omitted }} />
        </span>
      )}
      <span className="tool-source__shares" aria-hidden="true">
        {Object.entries(shares).map(([name, count]) => (
          <span
            key={name}
            data-state={name}
            style={{ inlineSize: `${(100 * count) / (pairs.length || 1)}%` }}
          />
        ))}
      </span>
    </div>
  );
}

/** The page that is translated, to be read beside its translation and in step with it. */
export function SourcePane({ source, toggle, take, begin, omit, miss, confirm }: SourcePaneProps) {
  const intl = useIntl();
  useBodyClass('has-source');
  const { state } = usePageDocument();
  const selection = useSelection();
  const rows = useRef<HTMLDivElement>(null);
  const { pairs, content, language, summary } = source;
  const drawn = usePieces(pairs, pieces);
  const former = useFormerBlocks(source);
  const head = headOf(selection);
  const selected = head === undefined ? [] : [head, ...ownersOf(state, head)];
  const active = pairs.find(({ own }) => own?.key !== undefined && selected.includes(own.key));
  useInStep(rows, active?.own?.key, drawn);
  // Its headings are no places of the page that is edited.
  const around = useMemo(() => ({ ...content, blocks: {}, blocks_layout: { items: [] } }), [content]);
  return (
    <aside className="tool-source" aria-label={intl.formatMessage(messages.pane)}>
      <div className="tool-source__head">
        <p className="tool-source__title">
          <span className="tool-source__language">{language.toUpperCase()}</span>
          <strong>
            <FormattedMessage {...messages.language} values={{ language }} />
          </strong>{' '}
          <span className="tool-source__hint">
            <FormattedMessage {...messages.readOnly} />
          </span>
        </p>
        <Counts source={source} />
        {summary.state === 'unknown' && (
          <button type="button" className="tool-source__action" onClick={() => confirm(pairs)}>
            <FormattedMessage {...messages.confirmAll} />
          </button>
        )}
        {summary.counts.current + summary.counts.omitted < pairs.length && (
          <ActionButton action={goToOpenBlock} className="tool-source__action" iconSize={16}>
            <span className="tool-source__next">
              <FormattedMessage {...messages.next} />
            </span>
          </ActionButton>
        )}
        <button
          type="button"
          className="tool-source__close"
          aria-label={intl.formatMessage(messages.hide)}
          title={intl.formatMessage(messages.hide)}
          onClick={toggle}
        >
          <ToolIcon name="close" size={18} />
        </button>
      </div>
      {/* What scrolls can be reached by key. */}
      <div
        ref={rows}
        className="tool-source__rows content-area"
        lang={language}
        tabIndex={0}
        role="group"
        aria-label={intl.formatMessage(messages.readOnly)}
      >
        <PageProvider content={around}>
          {drawn.map((pair, index) => (
            <SourceRow
              key={pair.source.id}
              pair={pair}
              position={index + 1}
              total={pairs.length}
              former={former.get(pair.source.id)}
              isActive={pair === active}
              onTake={take}
              onBegin={begin}
              onOmit={omit}
              onMiss={miss}
              onConfirm={confirm}
            />
          ))}
        </PageProvider>
      </div>
    </aside>
  );
}
