import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

/** Shapes to which views of the site cut their pictures. */
const frames = [
  { name: 'lead', ratio: '21 / 9' },
  { name: 'news', ratio: '16 / 9' },
  { name: 'teaser', ratio: '4 / 3' },
  { name: 'tile', ratio: '1 / 1' },
  { name: 'person', ratio: '8 / 9' },
] as const;

/** The picture as it stands in the site's frames. */
export function Frames({ src, position }: { src: string; position: string }) {
  return (
    <section>
      <h3 className="tool-picture__label">
        <FormattedMessage {...messages.frames} />
      </h3>
      <ul className="tool-picture__frames">
        {frames.map(({ name, ratio }) => (
          <li key={name} className={`tool-picture__frame tool-picture__frame--${name}`}>
            <img src={src} alt="" style={{ aspectRatio: ratio, objectPosition: position }} />
            <span>
              <FormattedMessage {...messages[name]} /> <small>{ratio.replace(' / ', ' : ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
