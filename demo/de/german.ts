import { galleryOf } from '../gallery/pages';
import type { SeedModule } from '~mocks/seed/makers';
import { aboutUs } from './about-us';
import { accessible } from './accessible';
import { blogs } from './blog';
import { brochures } from './brochures';
import { careers } from './careers';
import { collaboration } from './collaboration';
import { events } from './events';
import { facilities } from './facilities';
import { faq } from './faq';
import { files } from './files';
import { home } from './home';
import { institutes } from './institutes';
import { intranet } from './intranet';
import { introductions } from './introductions';
import { news } from './news';
import { pictures } from './pictures';
import { press } from './press';
import { projects } from './projects';
import { research } from './research';
import { service } from './service';
import { units } from './units';
import { weather } from './weather';

/** The German half of the demo; the order is that of the main navigation. */
export const german: readonly SeedModule[] = [
  home,
  research,
  facilities,
  institutes,
  projects,
  collaboration,
  careers,
  news,
  events,
  blogs,
  aboutUs,
  brochures,
  units,
  faq,
  introductions,
  accessible,
  press,
  intranet,
  service,
  weather,
  pictures,
  files,
  galleryOf('de'),
];
