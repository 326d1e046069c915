import { useIntl } from 'react-intl';
import { ConsentGate } from '../consent-gate/consent-gate';
import { messages } from './messages';

interface MapAddresses {
  /** To be embedded. */
  src: string;
  /** The same at its own place. */
  href: string;
}

/** Longer ones are descriptions, which no map finds. */
const longestPlace = 200;
const nowhere = /^(online|digital|virtuell|virtual)\b|:\/\//i;

/** The map of another company that shows a place; what has no place has none. */
export function mapOf(place: string, language: string): MapAddresses | undefined {
  const words = place.replace(/\s+/g, ' ').trim();
  if (words === '' || words.length > longestPlace || nowhere.test(words)) return undefined;
  const address = (more: Record<string, string>) =>
    `https://www.google.com/maps?${new URLSearchParams({ q: words, hl: language, ...more }).toString()}`;
  return { src: address({ output: 'embed' }), href: address({}) };
}

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
