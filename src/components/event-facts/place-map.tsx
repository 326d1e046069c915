import { useIntl } from 'react-intl';
import { ConsentGate } from '../consent-gate/consent-gate';
import type { MapAddresses } from './map-of';
import { messages } from './messages';

/** Where an event is on a map, kept back until the visitor allows it. */
export function PlaceMap({ place, map }: { place: string; map: MapAddresses }) {
  const intl = useIntl();
  return (
    <ConsentGate provider="google" ratio="21 / 9" href={map.href}>
      <iframe
        className="event-facts__map"
        src={map.src}
        title={intl.formatMessage(messages.map, { place })}
        referrerPolicy="no-referrer-when-downgrade"
        sandbox="allow-scripts allow-same-origin allow-popups"
        loading="lazy"
      />
    </ConsentGate>
  );
}
