import type { SearchHit } from '@/api/search-query';
import { Icon } from '@/components/icon/icon';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceOf } from '@/components/image/image-source';
import { useDates } from '@/i18n/use-dates';
import { useLanguage } from '@/i18n/use-language';
import { mimeLabel } from '@/lib/mime-label';
import { extrasOf } from './data';
import { kindOf } from './hit-kind';

function EventDay({ start }: { start: string }) {
  const day = useDates().dayAndMonth(start);
  const isGerman = useLanguage() === 'de';
  if (!day) return <Icon name="calendar" size={32} />;
  return (
    <>
      <span className="search-hit__day">{isGerman ? `${day.day}.` : day.day}</span>
      <span>{day.month}</span>
    </>
  );
}

/** What a hit begins with: the day of an event, the kind of a file, else its picture. It only repeats the words. */
export function HitLead({ hit }: { hit: SearchHit }) {
  const kind = kindOf(hit);
  if (kind === 'event' || kind === 'file') {
    return (
      <div className="search-hit__lead search-hit__lead--sign" aria-hidden="true">
        {kind === 'event' ? (
          <EventDay start={hit.start} />
        ) : (
          <>
            <Icon name="file" size={32} />
            <b>{mimeLabel(extrasOf(hit).mime_type)}</b>
          </>
        )}
      </div>
    );
  }
  const { image_scales: scales } = hit.extras;
  const image = imageSourceOf({ '@id': hit['@id'], image_field: hit.image_field, image_scales: scales });
  if (!image) return null;
  const isPerson = kind === 'person';
  return (
    <ContentImage
      className={`search-hit__lead search-hit__lead--${isPerson ? 'portrait' : 'picture'}`}
      source={image}
      alt=""
      sizes="148px"
      ratio={isPerson ? '1 / 1' : '4 / 3'}
    />
  );
}
