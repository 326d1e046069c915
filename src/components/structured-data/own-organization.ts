import { absoluteUrl } from '@/api/urls';
import type { Language } from '@/lib/language';
import { homePath } from '@/site/home-path';
import { institutionOf } from '@/site/variants/institution';
import type { Thing } from './thing';

/** The institution whose site this is. */
export const ownOrganization = (language: Language): Thing => ({
  '@type': 'Organization',
  name: institutionOf(language).name,
  url: absoluteUrl(homePath(language)),
  logo: absoluteUrl('/apple-touch-icon.png'),
});
