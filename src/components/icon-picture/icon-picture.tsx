import { ContentImage } from '../image/content-image';
import { imageSourceAt } from '../image/image-source';
import './style.css';

/** A small drawing of the site's own, shown whole; what stands for nothing has no place either. */
export function IconPicture({ of }: { of: unknown }) {
  const source = imageSourceAt(of);
  return source === undefined ? null : (
    <ContentImage className="icon-picture" source={source} alt="" ratio="1 / 1" sizes="5rem" />
  );
}
