import type { ReactNode } from 'react';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceOf } from '@/components/image/image-source';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { funderFields, LabelledFieldsData, partnerFields } from './data';

interface OrganisationsProps {
  data: LabelledFieldsData;
  /** The fields of their names. */
  fields: typeof partnerFields | typeof funderFields;
  title: ReactNode;
}

/** Partners or funding providers with logo and link. */
export function Organisations({ data, fields, title }: OrganisationsProps) {
  const organisations = fields
    .map((field) => ({
      field,
      name: data[field],
      link: data[`${field}_link`],
      logo: imageSourceOf(data[`${field}_logo`]),
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
