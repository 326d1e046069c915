import { imageSourceOf } from '@/components/image/image-source';
import { ownOrganization } from '@/components/structured-data/own-organization';
import { fullAddress, isoDate } from '@/components/structured-data/stated';
import type { Thing } from '@/components/structured-data/thing';
import type { Language } from '@/lib/language';
import type { ContentViewProps } from '../definition';
import { countryOf, placeOf } from './country';
import type { JobOfferData } from './data';

/** A job offer in the words of schema.org. */
export function jobPosting({ content, data }: ContentViewProps<JobOfferData>, language: Language): Thing {
  const organization = ownOrganization(language);
  return {
    '@type': 'JobPosting',
    title: data.title,
    description: data.task_description || data.description || data.title,
    url: fullAddress(data['@id']),
    identifier: data.external_id && {
      '@type': 'PropertyValue',
      name: organization['name'],
      value: data.external_id,
    },
    datePosted: isoDate(data.date_of_issue),
    validThrough: isoDate(data.submission_date),
    hiringOrganization: {
      ...organization,
      department: data.job_offer_institute_title && {
        '@type': 'Organization',
        name: data.job_offer_institute_title,
      },
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: placeOf(data), addressCountry: countryOf(data) },
    },
    occupationalCategory: data.job_offer_fields_of_work,
    image: fullAddress(imageSourceOf(content)?.src ?? ''),
    directApply: false,
  };
}
