import { flag, oneOf, record, records, stored, text, type Read } from '@/lib/shape';

/** Volto's logos and the portal's own, which differ in some names. */
export const logosShape = record({
  logos: records({
    id: text(),
    '@id': text(),
    title: text(),
    alt: text(),
    /** Volto's older name for `alt`. */
    srcAlt: text(),
    logo: stored(),
    href: stored(),
    openLinkInNewTab: flag(),
    openInNewTab: flag(),
    /** `_blank` in older content. */
    target: text(),
  }),
  logos_size: oneOf(['s', 'l'], 's'),
  logos_container_width: oneOf(['default', 'narrow', '100%'], 'default'),
});
export type LogosData = Read<typeof logosShape>;
