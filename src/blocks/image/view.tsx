import { Suspense, useContext } from 'react';
import { pictureProvider } from '@/components/consent-gate/embed-source';
import { fetched } from '@/components/fetched/fetched';
import { withLazyMessages } from '@/components/lazy-messages/lazy-messages';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceAt } from '@/components/image/image-source';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { BlockViewProps } from '../definition';
import { usePictureLoading } from '../page/hooks';
import { ColumnsContext, placeWidth } from '../page/place-width';
import type { ImageData } from './data';
import { imageLayout } from './layout';
import './style.css';

const late = () => import('./late');

/** What pictures of other sites and those that open large need; most are neither. */
const ConsentGate = withLazyMessages(
  'view',
  fetched(async () => (await late()).ConsentGate),
);
const PictureZoom = withLazyMessages(
  'view',
  fetched(async () => (await late()).PictureZoom),
);
/** What few pictures say of themselves: a credit with links, and that one may take them along. */
const PictureNotes = withLazyMessages(
  'view',
  fetched(async () => (await late()).PictureNotes),
);

export function ImageView({ id, data, position }: BlockViewProps<ImageData>) {
  const { priority, eager } = usePictureLoading(id, position);
  const columns = useContext(ColumnsContext);
  const source = imageSourceAt(data);
  if (source === undefined) return null;
  const { align, size, shown } = imageLayout(data);
  const image = (
    <ContentImage
      source={source}
      alt={data.alt}
      sizes={columns > 1 ? placeWidth(columns) : shown}
      priority={priority}
      eager={eager}
    />
  );
  const picture = hasLink(data.href) ? (
    <UniversalLink to={data.href} openInNewTab={data.openLinkInNewTab === true} className="block-image__link">
      {image}
    </UniversalLink>
  ) : data.zoom === true ? (
    <Suspense fallback={image}>
      <PictureZoom
        source={source}
        name={data.title || data.alt}
        alt={data.alt}
        caption={<Caption data={data} isNamed />}
      >
        {image}
      </PictureZoom>
    </Suspense>
  ) : (
    image
  );
  const provider = pictureProvider(source.src);
  return (
    <figure
      className={`block-image block-image--${align} ${size === undefined ? '' : `block-image--${size}`}`.trim()}
    >
      {provider === undefined ? (
        picture
      ) : (
        <ConsentGate provider={provider} href={source.src}>
          {picture}
        </ConsentGate>
      )}
      <Caption data={data} download={provider === undefined ? source.src : undefined} />
    </figure>
  );
}

interface CaptionProps {
  data: ImageData;
  /** Whether the title stands above the picture already. */
  isNamed?: boolean;
  /** The address of a picture of this site. */
  download?: string | undefined;
}

function Caption({ data, isNamed = false, download }: CaptionProps) {
  const { description, copyright_and_sources: copyright, credit } = data;
  const title = isNamed ? '' : data.title;
  const rights = [...new Set([data.rights, copyright, credit])].filter(Boolean).join(' – ');
  const taken = data.allow_image_download === true ? download : undefined;
  if (title === '' && description === '' && rights === '' && taken === undefined) return null;
  return (
    <figcaption className="block-image__caption">
      {title === '' ? null : <strong>{title} </strong>}
      {description === '' ? null : <span>{description} </span>}
      {taken !== undefined || rights.includes('<') ? (
        <Suspense>
          <PictureNotes credit={rights} download={taken} />
        </Suspense>
      ) : (
        rights !== '' && <span className="block-image__rights">{rights}</span>
      )}
    </figcaption>
  );
}
