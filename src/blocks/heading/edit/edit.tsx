import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { ArrowLink } from '@/components/arrow-link/arrow-link';
import { hasLink } from '@/components/universal-link/link-target';
import { Preview } from '@/editor/block-forms/preview';
import { PlainText } from '@/editor/plain-text/plain-text';
import { TextFlowContext } from '@/editor/rich-text/text-flow';
import type { BlockEditProps } from '../../definition';
import type { HeadingData } from '../data';
import { messages } from './messages';
import '@/components/section-head/style.css';
import '../style.css';

/** The heading of a section, its words edited where they stand. */
export function HeadingEdit({ data, onChange }: BlockEditProps<HeadingData>) {
  const intl = useIntl();
  const flow = useContext(TextFlowContext);
  const { tag: Tag, linkTitle, linkHref } = data;
  return (
    <div className={`block-heading block-heading--${data.alignment}`}>
      <div className="section-head">
        <Tag className="section-head__title">
          <PlainText
            value={data.heading}
            label={intl.formatMessage(messages.label)}
            placeholder={intl.formatMessage(messages.placeholder)}
            flow={flow}
            onChange={(heading) => onChange({ heading })}
          />
        </Tag>
        {linkTitle !== '' && hasLink(linkHref) && (
          <Preview>
            <ArrowLink to={linkHref} title={linkTitle} />
          </Preview>
        )}
      </div>
    </div>
  );
}
