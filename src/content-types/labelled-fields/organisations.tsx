import type { ReactNode } from 'react';
import type { AnyContent } from '@/api/types/any-content';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceOf } from '@/components/image/image-source';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { textOf } from '@/lib/text';

interface OrganisationsProps {
  content: AnyContent;
  /** Fields are `{prefix}_1`, `{prefix}_1_link`, `{prefix}_1_logo` and so on. */
  prefix: 'project_partner' | 'external_funding_provider';
  count: number;
  title: ReactNode;
}

/** Partners or funding providers with logo and link. */
export function Organisations({ content, prefix, count, title }: OrganisationsProps) {
  const organisations = Array.from({ length: count }, (_, index) => `${prefix}_${index + 1}`)
    .map((field) => ({
      field,
      name: textOf(content[field]),
      link: textOf(content[`${field}_link`]),
      logo: imageSourceOf(content[`${field}_logo`]),
    }))
    .filter(({ name, logo }) => name !== '' || logo !== undefined);
  if (organisations.length === 0) return null;
  return (
    <section className="labelled-fields__section">
      <h2>{title}</h2>
      <ul className="labelled-organisations">
        {organisations.map(({ field, name, link, logo }) => {
          const words = (
            <>
              {logo && (
                <ContentImage className="labelled-organisations__logo" source={logo} alt={name ? '' : link} />
              )}
              {name}
            </>
          );
          return (
            <li key={field} className="labelled-organisations__one">
              {link === '' ? <span>{words}</span> : <UniversalLink to={link}>{words}</UniversalLink>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
