import { readOnce } from '@/lib/read-once';
import { flag, part, record, records, richText, stored, text, type Read, type Shape } from '@/lib/shape';
import type { FzjSettings, NearestInstitut } from './types/portal-calls';

/** Address of a picture in one of its sizes, else as it is. */
const picture = (scale: 'huge' | 'preview'): Shape<string> => {
  const file = { download: text() };
  const { read } = record({ ...file, scales: record({ [scale]: record(file) }) });
  return {
    read: (image) => {
      const { scales, download } = read(image);
      return scales[scale]?.download || download;
    },
  };
};

const footerFields = {
  footer_header: text(),
  footer_text: richText(),
  footer_address: richText(),
  footer_button_link: text(),
  footer_leader: text(),
  footer_contact_mail: text(),
  footer_contact_phone: text(),
};
export type FooterWords = Read<ReturnType<typeof record<typeof footerFields>>>;

const placeOf = part({
  '@id': text(),
  name: text(),
  title: text(),
  sticky_menu: records({ title: text(), icon: text(), href: stored() }),
  footer: part(footerFields),
}).read;
type NearestPlace = NonNullable<ReturnType<typeof placeOf>>;

/** What a server sends as one entry, or as a list of which the first counts. */
const place: Shape<NearestPlace | undefined> = {
  read: (sent) => placeOf(Array.isArray(sent) ? (sent as unknown[])[0] : sent),
};

const nearest = record({
  institut: place,
  institutsbereich: place,
  subsite: place,
  blogs: place,
  banner_image: picture('huge'),
});

const settings = record({
  project: part({ '@id': text(), title: text(), special: flag() }),
  additional_body_class: text(),
  main_bg_color: text(),
  bg_image: picture('huge'),
  nav_font_color: text(),
  nav_active_color: text(),
  /** File name for `@@project-logo/{logo}`. */
  logo: text(),
  pre_footer: records({ href: stored(), title: text(), logo: text(), openLinkInNewTab: flag() }),
  footer: records({ title: text(), titleEn: text(), href: text(), hrefEn: text(), openLinkInNewTab: flag() }),
  footer_logo: picture('preview'),
  footer_logo_link: stored(),
  portal_footer: record({
    ...footerFields,
    portal_footer_contact_mail: text(),
    portal_footer_newsletter: text(),
  }),
});
export type Settings = Read<typeof settings>;

const nothing = {};

/** The places that the present page lies in, as far as they are known. */
export const placesOf = (known: NearestInstitut | undefined) => readOnce(nearest, known ?? nothing);

/** How the present part of the site is set, as far as it is known. */
export const settingsOf = (known: FzjSettings | undefined): Settings => readOnce(settings, known ?? nothing);
