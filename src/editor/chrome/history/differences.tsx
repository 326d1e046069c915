import { FormattedMessage, useIntl } from 'react-intl';
import { ToolIcon } from '@/tool/icon/tool-icon';
import type { ComparedBlock } from '../../document/compare-states';
import { FieldValue } from '../conflict/side-value';
import { DifferenceCard, Sides } from './compared-block';
import type { DifferingField } from './differing-fields';
import { countMessages, messages } from './messages';

const kinds = ['changed', 'added', 'moved', 'removed'] as const;

/** How much is another, by what has become of it. */
export function Counts({
  blocks,
  fields,
}: {
  blocks: readonly ComparedBlock[];
  fields: readonly DifferingField[];
}) {
  const isOf = (kind: (typeof kinds)[number]) => (block: ComparedBlock) =>
    block.kind === kind || (kind === 'moved' && block.kind === 'changed' && block.move !== undefined);
  const counts = kinds.map((kind) => ({
    kind,
    count: blocks.filter(isOf(kind)).length + (kind === 'changed' ? fields.length : 0),
  }));
  const same = blocks.filter(({ kind }) => kind === 'same').length;
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
export function FieldCard({
  field: { field, name, then, now },
  onTake,
}: {
  field: DifferingField;
  /** Undefined where it cannot be taken back. */
  onTake: (() => void) | undefined;
}) {
  const intl = useIntl();
  const { title: words } = field;
  const title = typeof words === 'string' ? words : words ? intl.formatMessage(words) : name;
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
