import { flag, record, stored, text, type Read } from '@/lib/shape';

export const infoCardShape = record({
  icon: stored(),
  title: text(),
  description: text(),
  href: stored(),
  linkTitle: text(),
  openLinkInNewTab: flag(),
});
export type InfoCardData = Read<typeof infoCardShape>;
