import { division, memberships, page } from './behaviors';
import { defineType } from './define';
import type { ContentType } from './schema';
import { choices, field } from './schema';

/** Parts of the institution that have a header, a side menu or settings of their own, and what lies in them. */
export const divisionTypes: readonly ContentType[] = [
  defineType('Institut', { de: 'Institut', en: 'Institute' }, [...page, ...division]),
  defineType('Institutsbereich', { de: 'Institutsbereich', en: 'Institute Area' }, [...page, ...division]),
  defineType('Subsite', { de: 'Subsite', en: 'Subsite' }, [...page, ...division]),
  defineType('ProjectSite', { de: 'Projektauftritt', en: 'Project Site' }, [
    ...page,
    field('special', 'boolean', { fallback: false }),
    field('matomo_id', 'line'),
    field('additional_body_class', 'line'),
    field('main_bg_color', 'line'),
    field('bg_image', 'image'),
    field('main_font', 'line'),
    field('nav_font_color', 'line'),
    field('nav_active_color', 'line'),
    field('logo', 'image'),
    field('pre_footer', 'json', { fallback: [] }),
    field('footer', 'json', { fallback: [] }),
    field('footer_logo', 'image'),
    field('footer_logo_link', 'line'),
    field('default_page_size', 'integer'),
  ]),
  defineType('Research Group', { de: 'Forschungsgruppe', en: 'Research Group' }, [
    ...page,
    field('subtitle', 'line'),
    field('banner_background_image', 'image'),
  ]),
  defineType('OE', { de: 'Organisationseinheit', en: 'Organisational Unit' }, [
    ...page,
    field('name', 'line', { fallback: '' }),
    field('token', 'line'),
  ]),
  defineType(
    'Meldung',
    { de: 'Meldung', en: 'News' },
    [
      ...page,
      ...memberships,
      choices('institutsbereiche', 'portal.vocabularies.institutsbereiche'),
      field('members', 'relations'),
    ],
    { layout: 'meldung_view', inNavigation: false },
  ),
];
