import { blocks, dublinCore, page } from './behaviors';
import { defineType } from './define';
import type { ContentType, FieldSchema } from './schema';
import { choice, choices, field } from './schema';

const lines = (...names: string[]): FieldSchema[] => names.map((name) => field(name, 'line'));

const section = (name: string): FieldSchema[] => [
  field(name, 'rich-text'),
  field(`${name}_shown`, 'boolean', { fallback: true }),
];

const researchLinks: readonly FieldSchema[] = [1, 2, 3, 4, 5].flatMap((n) =>
  lines(`research_url_${n}`, `research_url_label_${n}`),
);

const member: readonly FieldSchema[] = [
  ...dublinCore,
  ...blocks,
  field('member_source', 'line', { fallback: 'manual' }),
  ...lines('name', 'firstname', 'academic'),
  choice('salutation', 'portal.vocabularies.salutations'),
  field('positions', 'text'),
  ...lines('institute', 'room', 'building', 'phone', 'mobile', 'fax', 'email', 'website'),
  field('address', 'text'),
  ...lines('location_link', 'image_field'),
  field('image', 'image'),
  field('preview_image', 'image'),
  field('fields_of_competence', 'keywords'),
  choice('competence_type', 'portal.vocabularies.competence_types'),
  choices('institutes', 'portal.vocabularies.institutes'),
  choices('institutsbereiche', 'portal.vocabularies.institutsbereiche'),
  choices('administrational_units', 'portal.vocabularies.administrational_units'),
  choice('research_group', 'portal.vocabularies.research_groups'),
  field('about_me_headline', 'line'),
  ...section('about_me'),
  ...section('vita'),
  ...section('publications'),
  field('awards_shown', 'boolean', { fallback: true }),
  field('projects_shown', 'boolean', { fallback: true }),
  field('news_shown', 'boolean', { fallback: true }),
  ...researchLinks,
];

/** Persons, and the blogs they write. */
export const personTypes: readonly ContentType[] = [
  defineType('Member', { de: 'Person', en: 'Person' }, member, {
    layout: 'member_view',
    inNavigation: false,
  }),
  defineType('BlogFolder', { de: 'Blog', en: 'Blog' }, page),
  defineType('Author', { de: 'Autor', en: 'Author' }, page, { inNavigation: false }),
  defineType('BlogTag', { de: 'Blog-Schlagwort', en: 'Blog Tag' }, page, { inNavigation: false }),
  defineType(
    'Post',
    { de: 'Blogbeitrag', en: 'Blog Post' },
    [...page, choices('blog_tags', 'collective.blog.tags')],
    { inNavigation: false },
  ),
];
