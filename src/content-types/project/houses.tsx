import type { ReactNode } from 'react';
import { ContentImage } from '@/components/image/content-image';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { House } from './data';

interface HousesProps {
  houses: readonly House[];
  title: ReactNode;
  /** In a row below a hairline. */
  isQuiet?: boolean;
}

/** Partners or funding providers with logo and link. */
export function Houses({ houses, title, isQuiet = false }: HousesProps) {
  if (houses.length === 0) return null;
  return (
    <section className={isQuiet ? 'project-houses project-houses--quiet' : 'project-houses'}>
      <h2>{title}</h2>
      <ul>
        {houses.map(({ name, link, logo }, index) => {
          const words = (
            <>
              {logo && <ContentImage className="project-houses__logo" source={logo} alt={name ? '' : link} />}
              {name}
            </>
          );
          return (
            <li key={index}>
              {hasLink(link) ? <UniversalLink to={link}>{words}</UniversalLink> : <span>{words}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
