import type { ReactNode } from 'react';
import { pictureProvider } from '@/components/consent-gate/embed-source';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceAt } from '@/components/image/image-source';
import { PictureNotes } from '@/components/picture-notes/picture-notes';
import { groundStyle } from '../frame/ground';
import type { HighlightData } from './data';
import { descriptionGround } from './description-ground';
import './style.css';

interface HighlightLayoutProps {
  data: HighlightData;
  loading?: { priority: boolean; eager: boolean };
  /** What stands in the place of a missing picture. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Where picture and words stand, for those who see them and those who edit them. */
export function HighlightLayout({ data, loading, instead, children }: HighlightLayoutProps) {
  const { url, image_field, image_scales, alt, credit } = data;
  const image = url === '' ? undefined : imageSourceAt({ url, image_field, image_scales });
  const ground = descriptionGround(data);
  const isOurs = image && pictureProvider(image.src) === undefined;
  return (
    <section className="block-highlight">
      {image ? (
        <ContentImage
          className="block-highlight__picture"
          source={image}
          alt={alt}
          sizes="100vw"
          ratio="21 / 9"
          {...loading}
        />
      ) : (
        instead
      )}
      <div
        className={`block-highlight__words block--ground ${ground?.className ?? ''}`.trim()}
        style={ground && groundStyle(ground)}
      >
        {children}
      </div>
      {image && (
        <PictureNotes
          credit={credit}
          download={isOurs && data.allow_image_download === true ? image.src : undefined}
        />
      )}
    </section>
  );
}
