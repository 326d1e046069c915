import { FormattedMessage } from 'react-intl';
import type { Crop, FocalPoint } from '@/api/types/atoms';
import { visiblePart, type Measures } from './crop';
import { messages } from './messages';

/** Shapes to which views of the site cut their pictures. */
const frames = [
  { name: 'lead', width: 21, height: 9 },
  { name: 'news', width: 16, height: 9 },
  { name: 'teaser', width: 4, height: 3 },
  { name: 'tile', width: 1, height: 1 },
  { name: 'person', width: 8, height: 9 },
] as const;

interface FramesProps {
  src: string;
  crop: Crop;
  point: FocalPoint;
  measures: Measures | undefined;
}

/** The picture as it stands in the site's frames. */
export function Frames({ src, crop, point, measures }: FramesProps) {
  return (
    <section>
      <h3 className="tool-picture__label">
        <FormattedMessage {...messages.frames} />
      </h3>
      <ul className="tool-picture__frames">
        {frames.map(({ name, width, height }) => (
          <li key={name} className={`tool-picture__frame tool-picture__frame--${name}`}>
            <span className="tool-picture__view" style={{ aspectRatio: `${width} / ${height}` }}>
              {measures && (
                <img src={src} alt="" style={styleOf(visiblePart(crop, point, width / height, measures))} />
              )}
            </span>
            <span className="tool-picture__shape">
              <FormattedMessage {...messages[name]} />{' '}
              <small>
                {width} : {height}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The whole picture behind a window, so large that just the part fills it. */
const styleOf = ({ x, y, width, height }: Crop) => ({
  left: `${(-100 * x) / width}%`,
  top: `${(-100 * y) / height}%`,
  width: `${10_000 / width}%`,
  height: `${10_000 / height}%`,
});
