import type { Publication } from '@/api/publications';
import { ContentImage } from '../image/content-image';
import { imageSourceOf } from '../image/image-source';
import './style.css';

/** The small picture of a publication beside its title; room for one stays where it has none. */
export function PublicationThumb({ of: publication }: { of: Publication | null | undefined }) {
  const source = publication ? imageSourceOf(publication.content) : undefined;
  return (
    <span className="publication-thumb">
      {source && <ContentImage source={source} alt="" sizes="6rem" ratio="4 / 5" />}
    </span>
  );
}
