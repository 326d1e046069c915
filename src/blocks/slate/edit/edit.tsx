import { useContext, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { SlateNode } from '@/components/slate-value/nodes';
import { ActivatedText } from '@/editor/rich-text/activated-text';
import { PlaceholderContext } from '@/editor/rich-text/placeholder-context';
import { TextFlowContext } from '@/editor/rich-text/text-flow';
import type { TextCalls } from '@/editor/rich-text/text-calls';
import type { BlockEditProps } from '../../definition';
import type { SlateData } from '../data';
import { messages } from './messages';
import '../style.css';

/** The text of a block, edited where it stands. */
export function SlateEdit({ data, onChange }: BlockEditProps<SlateData>) {
  const intl = useIntl();
  const flow = useContext(TextFlowContext);
  const placeholder = useContext(PlaceholderContext);
  const calls = useMemo(
    (): TextCalls => ({
      ...flow,
      onChange: (value, plaintext) => onChange({ value: value as SlateNode[], plaintext }),
    }),
    [flow, onChange],
  );
  return (
    <ActivatedText
      ref={flow.text}
      value={data.value}
      calls={calls}
      label={intl.formatMessage(messages.label)}
      placeholder={placeholder || intl.formatMessage(messages.placeholder)}
    />
  );
}
