import { useIntl } from 'react-intl';
import { ConsentGate } from '@/components/consent-gate/consent-gate';
import { embedSource } from '@/components/consent-gate/embed-source';
import { textOf } from '@/lib/text';
import type { BlockViewProps } from '../definition';
import type { MapsData } from './data';
import { messages } from './messages';
import './style.css';

const aligns = ['left', 'right', 'center', 'full'] as const;

/** A map of another company, kept back until the visitor allows it. */
export function MapsView({ data }: BlockViewProps<MapsData>) {
  const intl = useIntl();
  const source = embedSource(textOf(data.url));
  if (source === undefined) return null;
  const align = aligns.find((name) => name === textOf(data.align)) ?? 'full';
  return (
    <div className={`block-maps block-maps--${align}`}>
      <ConsentGate provider={source.provider} ratio="21 / 9">
        <iframe
          className="block-maps__frame"
          src={source.src}
          title={textOf(data.title) || intl.formatMessage(messages.frame)}
          referrerPolicy="no-referrer-when-downgrade"
          sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
          loading="lazy"
          allowFullScreen
        />
      </ConsentGate>
    </div>
  );
}
