import { ContentImage } from '@/components/image/content-image';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { BlockViewProps } from '../definition';
import type { LogosData } from './data';
import { logosOf } from './logos-of';
import './style.css';

const widths = { default: 'default', narrow: 'narrow', '100%': 'full' } as const;

/** Logos of partners and sponsors beside each other, each a link where it leads somewhere. */
export function LogosView({ data }: BlockViewProps<LogosData>) {
  const logos = logosOf(data);
  if (logos.length === 0) return null;
  const width = widths[data.logos_container_width];
  return (
    <ul className={`block-logos block-logos--${data.logos_size} block-logos--${width}`}>
      {logos.map(({ key, image, alt, to, openInNewTab }, index) => {
        const picture = (
          <ContentImage className="block-logos__picture" source={image} alt={alt} sizes="12rem" />
        );
        return (
          <li key={`${key} ${index}`} className="block-logos__logo">
            {to === undefined ? (
              picture
            ) : (
              <UniversalLink to={to} openInNewTab={openInNewTab} className="block-logos__link">
                {picture}
              </UniversalLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
