import { createContext, useContext, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { iconOf } from '../../block-picker/block-icons';
import type { ComparedBlock } from '../../document/compare-states';
import { typeOf } from '../../document/flags';
import type { StoredBlock } from '../../document/types';
import { useBlockName } from '../../input/use-block-name';
import { useBlockTitle } from '../../input/use-block-title';
import { DrawnBlock } from '../drawn-block';
import { kindMessages, messages, takeMessages } from './messages';
import { wordsChanged, WordDiff } from './word-diff';

type Fields = Readonly<Record<string, unknown>>;

/** A page as it was and as it is. */
export interface TwoStates {
  then: Fields;
  now: Fields;
}

/** What the two states are called; by default that of then and that of now. */
export const SideNamesContext = createContext<Readonly<Record<'then' | 'now', ReactNode>> | undefined>(
  undefined,
);

/** Something as it was beside what it is. */
export function Sides({ then, now }: { then: ReactNode; now: ReactNode }) {
  const names = useContext(SideNamesContext);
  return (
    <div className="tool-version__sides">
      {(['then', 'now'] as const).map((side) => (
        <div key={side}>
          <p className="tool-version__side">{names?.[side] ?? <FormattedMessage {...messages[side]} />}</p>
          {side === 'then' ? then : now}
        </div>
      ))}
    </div>
  );
}

/** What is another in a block: words where it is a text, else both of its forms. */
function ChangedBlock({ then, now, pages }: { then: StoredBlock; now: StoredBlock; pages: TwoStates }) {
  const pieces = wordsChanged(then, now);
  if (pieces) return <WordDiff pieces={pieces} />;
  return (
    <Sides
      then={<DrawnBlock block={then} page={pages.then} />}
      now={<DrawnBlock block={now} page={pages.now} />}
    />
  );
}

/** A block as it was, as it is, or both. */
export function BlockDifference({ block, pages }: { block: ComparedBlock; pages: TwoStates }) {
  switch (block.kind) {
    case 'changed':
      return <ChangedBlock then={block.then} now={block.now} pages={pages} />;
    case 'removed':
      return <DrawnBlock block={block.then} page={pages.then} />;
    case 'added':
    case 'same':
      return <DrawnBlock block={block.now} page={pages.now} />;
    case 'moved':
      return null;
  }
}

interface CardProps {
  kind: 'added' | 'removed' | 'changed' | 'moved' | 'field';
  icon: ReactNode;
  title: ReactNode;
  labels: readonly ReactNode[];
  /** The way back; undefined where there is none. */
  take: { words: ReactNode; name: string; onTake: () => void } | undefined;
  children?: ReactNode;
  /** What is another of the blocks in it. */
  cards?: ReactNode;
}

/** One thing that is another than it was, with the way back. */
export function DifferenceCard({ kind, icon, title, labels, take, children, cards }: CardProps) {
  return (
    <li className={`tool-version__card tool-version__card--${kind}`}>
      <div className="tool-version__head">
        {icon}
        <strong>{title}</strong>
        {labels.map((label, at) => (
          <span key={at} className="tool-version__label">
            {label}
          </span>
        ))}
        {take && (
          <button type="button" className="tool-history__action" aria-label={take.name} onClick={take.onTake}>
            <ToolIcon name="undo" size={16} />
            {take.words}
          </button>
        )}
      </div>
      {children !== undefined && children !== null && <div className="tool-version__inside">{children}</div>}
      {cards !== undefined && <ul className="tool-version__list tool-version__list--inside">{cards}</ul>}
    </li>
  );
}

interface ComparedCardProps {
  block: ComparedBlock;
  pages: TwoStates;
  /** Takes it, or one of the blocks in it, back; undefined where that cannot be. */
  onTake: ((block: ComparedBlock) => void) | undefined;
}

/** A block that is another than it was, with the blocks in it that are. */
export function ComparedCard({ block, pages, onTake }: ComparedCardProps) {
  const intl = useIntl();
  const titleOf = useBlockTitle();
  const nameOf = useBlockName();
  if (block.kind === 'same')
    return (
      <li className="tool-version__same">
        <BlockDifference block={block} pages={pages} />
      </li>
    );
  const { kind } = block;
  const stored = kind === 'removed' ? block.then : block.now;
  const type = typeOf(stored);
  const change = kind === 'changed' || kind === 'moved' ? block : undefined;
  const move = change?.move;
  const hasShown = change ? change.isOwn : true;
  const hasInside = change !== undefined && change.inside.length > 0;
  const name = nameOf(stored);
  return (
    <DifferenceCard
      kind={kind}
      icon={<ToolIcon name={iconOf(type)} size={16} />}
      title={kind === 'moved' ? name : titleOf(type)}
      labels={[
        ...(kind === 'moved' ? [] : [<FormattedMessage key={kind} {...kindMessages[kind]} />]),
        ...(move
          ? [<FormattedMessage key="move" {...messages.moved} values={{ from: move.from, to: move.to }} />]
          : []),
      ]}
      take={
        onTake && {
          words: <FormattedMessage {...takeMessages[kind]} />,
          name: `${intl.formatMessage(takeMessages[kind])} – ${name}`,
          onTake: () => onTake(block),
        }
      }
      cards={
        hasInside
          ? change.inside.map((each) => (
              <ComparedCard key={`${each.kind} ${each.id}`} block={each} pages={pages} onTake={onTake} />
            ))
          : undefined
      }
    >
      {hasShown ? <BlockDifference block={block} pages={pages} /> : null}
    </DifferenceCard>
  );
}
