import { useIntl } from 'react-intl';
import { ConsentGate } from '@/components/consent-gate/consent-gate';
import { embedSource } from '@/components/consent-gate/embed-source';
import type { BlockViewProps } from '../definition';
import type { MapsData } from './data';
import { messages } from './messages';
import './style.css';

/** A map of another company, kept back until the visitor allows it. */
export function MapsView({ data }: BlockViewProps<MapsData>) {
  const intl = useIntl();
  const source = embedSource(data.url);
  if (source === undefined) return null;
  return (
    <div className="block-maps">
      <ConsentGate provider={source.provider} ratio="21 / 9">
        <iframe
          className="block-maps__frame"
          src={source.src}
          title={data.title || intl.formatMessage(messages.frame)}
          referrerPolicy="no-referrer-when-downgrade"
          sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
          loading="lazy"
          allowFullScreen
        />
      </ConsentGate>
    </div>
  );
}
