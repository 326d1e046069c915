import { useContext, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { plainText, type SlateNode } from '@/components/slate-value/nodes';
import { useBlock } from '@/editor/document/hooks';
import { BlockKeyContext } from '@/editor/session/editing';
import { PlainText } from '@/editor/plain-text/plain-text';
import { Preview } from '@/editor/block-forms/preview';
import { flowOfFurtherText, TextFlowContext } from '@/editor/rich-text/text-flow';
import { WholeText } from '@/editor/rich-text/whole-text';
import type { BlockEditProps } from '../../definition';
import type { IntroductionData } from '../data';
import { GroupLayout, LeaderCard } from '../group';
import { messages } from './messages';
import { useCopiedLeader } from './use-copied-leader';
import '../style.css';

/** The beginning of a page in the form that is stored: a text, or a research group. */
export function IntroductionEdit({ data, onChange }: BlockEditProps<IntroductionData>) {
  const intl = useIntl();
  const stored = useBlock(useContext(BlockKeyContext))?.data ?? {};
  if (!Object.hasOwn(stored, 'value')) return <GroupEdit stored={stored} data={data} onChange={onChange} />;
  return (
    <div className="block-introduction">
      <WholeText
        value={data.value}
        label={intl.formatMessage(messages.text)}
        placeholder={intl.formatMessage(messages.placeholder)}
        onChange={(value) => onChange({ value })}
      />
    </div>
  );
}

interface GroupEditProps extends Pick<BlockEditProps<IntroductionData>, 'data' | 'onChange'> {
  stored: Readonly<Record<string, unknown>>;
}

/** Words that are stored without any structure go on being words. */
const inFormOf = (stored: unknown, value: SlateNode[]): unknown =>
  typeof stored === 'string' ? value.map((node) => plainText([node])).join('\n') : value;

function GroupEdit({ stored, data, onChange }: GroupEditProps) {
  const intl = useIntl();
  const flow = useContext(TextFlowContext);
  const inside = useMemo(() => flowOfFurtherText(flow), [flow]);
  useCopiedLeader(data.href, (fields) => onChange(fields));
  const partOf = (name: 'about' | 'topics') => (
    <WholeText
      value={data[name]}
      label={intl.formatMessage(messages[name])}
      placeholder={intl.formatMessage(messages[name])}
      onChange={(value) => onChange({ [name]: inFormOf(stored[name], value) })}
    />
  );
  return (
    <GroupLayout
      heading={
        <h2>
          <PlainText
            value={data.heading}
            label={intl.formatMessage(messages.heading)}
            placeholder={intl.formatMessage(messages.heading)}
            flow={flow}
            onChange={(heading) => onChange({ heading })}
          />
        </h2>
      }
      about={<TextFlowContext.Provider value={inside}>{partOf('about')}</TextFlowContext.Provider>}
      topics={<TextFlowContext.Provider value={inside}>{partOf('topics')}</TextFlowContext.Provider>}
      leader={
        <Preview>
          <LeaderCard data={data} />
        </Preview>
      }
    />
  );
}
