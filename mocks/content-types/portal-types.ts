import { blocks, dublinCore, memberships, monthAndYear, page, previewImage } from './behaviors';
import { defineType } from './define';
import type { ContentType, FieldSchema } from './schema';
import { choice, choices, field } from './schema';

const numbered = (count: number, make: (n: number) => readonly FieldSchema[]): FieldSchema[] =>
  Array.from({ length: count }, (_, index) => make(index + 1)).flat();

const partner = (prefix: string) => (n: number) => [
  field(`${prefix}_${n}`, 'line'),
  field(`${prefix}_${n}_link`, 'line'),
  field(`${prefix}_${n}_logo`, 'image'),
];

const listed = { inNavigation: false };

/** Jobs, projects, publications and single pages of a special form. */
export const portalTypes: readonly ContentType[] = [
  defineType('JobOfferContainer', { de: 'Stellenbörse', en: 'Job Offers' }, [
    ...page,
    field('job_offer_container_text', 'rich-text'),
  ]),
  defineType(
    'Joboffer',
    { de: 'Stellenangebot', en: 'Job Offer' },
    [
      ...page,
      field('task_description', 'rich-text'),
      field('external_id', 'line', { fallback: '' }),
      field('date_of_issue', 'date'),
      field('submission_date', 'date'),
      choice('job_offer_location', 'portal.vocabularies.job_offer_locations'),
      field('job_offer_location_title', 'line'),
      field('job_offer_institute_title', 'line'),
      choices('job_offer_target_groups', 'portal.vocabularies.job_offer_target_groups'),
      choices('job_offer_fields_of_work', 'portal.vocabularies.job_offer_fields_of_work'),
      choices('job_offer_categories', 'portal.vocabularies.job_offer_categories'),
      field('offer_url', 'line'),
      field('file', 'file'),
      field('image', 'image'),
      field('short_header_text', 'line'),
    ],
    listed,
  ),
  defineType(
    'Project',
    { de: 'Projekt', en: 'Project' },
    [
      ...page,
      field('detailed_description', 'rich-text'),
      field('image', 'image'),
      choice('project_type', 'portal.vocabularies.project_types'),
      ...monthAndYear('project_start'),
      ...monthAndYear('project_end'),
      field('link_further_information', 'line'),
      field('link_further_information_text', 'line'),
      field('members', 'relations'),
      choices('involved_institutes', 'portal.vocabularies.institutes'),
      ...numbered(10, partner('project_partner')),
      ...numbered(3, partner('external_funding_provider')),
    ],
    listed,
  ),
  defineType(
    'Award',
    { de: 'Auszeichnung', en: 'Award' },
    [
      ...page,
      field('location', 'line'),
      ...monthAndYear('award_date'),
      choice('award_type', 'portal.vocabularies.award_types'),
      field('members', 'relations'),
      field('website_link', 'line'),
      ...memberships,
    ],
    listed,
  ),
  defineType('Cart', { de: 'Publikationskorb', en: 'Cart' }, page),
  defineType(
    'CartItem',
    { de: 'Publikation', en: 'Cart Item' },
    [
      ...dublinCore,
      ...previewImage,
      field('text', 'rich-text'),
      field('image_caption', 'line'),
      field('file', 'file'),
      field('is_orderable', 'boolean', { fallback: false }),
    ],
    { ...listed, primary: 'file' },
  ),
  defineType('Tender', { de: 'Ausschreibung', en: 'Tender' }, [...page, field('feed', 'json')]),
  defineType('Intro', { de: 'Einstiegsseite', en: 'Intro' }, page),
  defineType('EmbeddedPage', { de: 'Eingebettete Seite', en: 'Embedded Page' }, [
    ...page,
    field('url', 'line'),
  ]),
  defineType(
    'FAQ Item',
    { de: 'Häufige Frage', en: 'FAQ Item' },
    [...dublinCore, ...blocks, field('text', 'rich-text')],
    listed,
  ),
  defineType(
    'Regelung',
    { de: 'Regelung', en: 'Regulation' },
    [...dublinCore, ...blocks, field('file', 'file'), field('text', 'rich-text')],
    { ...listed, primary: 'file' },
  ),
];
