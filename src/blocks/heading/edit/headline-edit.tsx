import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { PlainText } from '@/editor/plain-text/plain-text';
import { TextFlowContext } from '@/editor/rich-text/text-flow';
import type { BlockEditProps } from '../../definition';
import type { HeadlineData } from '../data';
import { messages } from './messages';
import '@/components/section-head/style.css';

/** A heading that has nothing but its words, edited where they stand. */
export function HeadlineEdit({ data, onChange }: BlockEditProps<HeadlineData>) {
  const intl = useIntl();
  const flow = useContext(TextFlowContext);
  return (
    <div className="section-head">
      <h2 className="section-head__title">
        <PlainText
          value={data.title}
          label={intl.formatMessage(messages.label)}
          placeholder={intl.formatMessage(messages.placeholder)}
          flow={flow}
          onChange={(title) => onChange({ title })}
        />
      </h2>
    </div>
  );
}
