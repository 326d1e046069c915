import { ContentImage } from '../image/content-image';
import { coverWidth } from '../image/cover-width';
import type { ImageSource } from '../image/image-source';
import './style.css';

interface ParallaxPictureProps {
  source: ImageSource;
  priority: boolean;
  eager: boolean;
}

/** A picture that fills the box round it and follows the scrolling page more slowly, where the reader allows motion. */
export function ParallaxPicture({ source, priority, eager }: ParallaxPictureProps) {
  return (
    <div className="parallax-picture">
      <ContentImage
        source={source}
        alt=""
        sizes={coverWidth(source, '100vw', '60rem')}
        ratio="16 / 9"
        priority={priority}
        eager={eager}
      />
    </div>
  );
}
