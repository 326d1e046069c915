import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { differencesIn, type ComparedBlock } from '../../document/compare-states';
import { FieldValue } from '../conflict/side-value';
import { ComparedCard, DifferenceCard, Sides, type TwoStates } from './compared-block';
import { titleOfField } from '../title-of-field';
import type { DifferingField } from './differing-fields';
import { countMessages, messages } from './messages';

const kinds = ['changed', 'added', 'moved', 'removed'] as const;

/** How much is another, by what has become of it; that nothing is. */
export function Counts({
  blocks,
  fields,
}: {
  blocks: readonly ComparedBlock[];
  fields: readonly DifferingField[];
}) {
  const isOf = (kind: (typeof kinds)[number]) => (block: ComparedBlock) =>
    block.kind === 'changed'
      ? (kind === 'changed' && block.isOwn) || (kind === 'moved' && block.move !== undefined)
      : block.kind === kind;
  const differences = differencesIn(blocks);
  const counts = kinds.map((kind) => ({
    kind,
    count: differences.filter(isOf(kind)).length + (kind === 'changed' ? fields.length : 0),
  }));
  const same = blocks.filter(({ kind }) => kind === 'same').length;
  if (same === blocks.length && fields.length === 0) return <FormattedMessage {...messages.noDifference} />;
  return (
    <>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => (
          <span key={kind} className={`tool-version__count tool-version__count--${kind}`}>
            <FormattedMessage {...countMessages[kind]} values={{ count }} />
          </span>
        ))}
      {same > 0 && (
        <span>
          <FormattedMessage {...messages.same} values={{ count: same }} />
        </span>
      )}
    </>
  );
}

/** A field that is another than it was. */
function FieldCard({
  field: { field, name, then, now },
  onTake,
}: {
  field: DifferingField;
  /** Undefined where it cannot be taken back. */
  onTake: (() => void) | undefined;
}) {
  const intl = useIntl();
  const title = titleOfField(intl, name, field);
  return (
    <DifferenceCard
      kind="field"
      icon={<ToolIcon name="sliders" size={16} />}
      title={title}
      labels={[<FormattedMessage key="field" {...messages.fieldChanged} />]}
      take={
        onTake && {
          words: <FormattedMessage {...messages.takeField} />,
          name: `${intl.formatMessage(messages.takeField)} – ${title}`,
          onTake,
        }
      }
    >
      <Sides then={<FieldValue value={then} />} now={<FieldValue value={now} />} />
    </DifferenceCard>
  );
}

interface DifferenceListProps {
  fields: readonly DifferingField[];
  blocks: readonly ComparedBlock[];
  pages: TwoStates;
  /** Undefined where nothing can be taken back. */
  onTakeField: ((field: DifferingField) => void) | undefined;
  onTakeBlock: ((block: ComparedBlock) => void) | undefined;
}

/** The entries of what is another, fields first; blocks that are the same are shown when they are asked for. */
export function DifferenceList({ fields, blocks, pages, onTakeField, onTakeBlock }: DifferenceListProps) {
  const [showsSame, setShowsSame] = useState(false);
  const same = blocks.filter(({ kind }) => kind === 'same').length;
  return (
    <>
      {fields.map((field) => (
        <FieldCard key={field.name} field={field} onTake={onTakeField && (() => onTakeField(field))} />
      ))}
      {blocks
        .filter(({ kind }) => showsSame || kind !== 'same')
        .map((block) => (
          <ComparedCard key={`${block.kind} ${block.id}`} block={block} pages={pages} onTake={onTakeBlock} />
        ))}
      {same > 0 && !showsSame && (
        <li>
          <button type="button" className="tool-version__unfold" onClick={() => setShowsSame(true)}>
            <FormattedMessage {...messages.showSame} values={{ count: same }} />
          </button>
        </li>
      )}
    </>
  );
}
