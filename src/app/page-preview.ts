import { pageFacts } from '@/api/page-facts';
import type { AnyContent } from '@/api/types/any-content';
import type { HeadElement } from '@/api/types/page-head';
import { isoDate } from '@/components/structured-data/stated';
import { typeFacts } from '@/lib/content-types';
import { readOnce } from '@/lib/read-once';
import { record, text } from '@/lib/shape';
import { sharedImageOf } from '@/pages/content/head-of';
import { institutionOf, isKnownInstitution } from '@/site/variants/institution';
import type { Language } from '@/lib/language';

const property = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { property: name, content },
});

const daysShape = record({ effective: text(), modified: text() });

/** Size of `/og-default.webp`, in pixels. */
const defaultSize = { width: 1200, height: 630 };

/** Whether a picture is broad enough to be shown above the words, not as a thumbnail beside them. */
const isBroad = ({ width, height }: { width?: number; height?: number }): boolean =>
  width === undefined || height === undefined || width >= 1.2 * height;

function pictureElements(content: AnyContent, language: Language): HeadElement[] {
  const image = sharedImageOf(content);
  if (!image && !isKnownInstitution()) return [];
  const { title, '@type': type } = pageFacts(content);
  const { width, height } = image ?? defaultSize;
  const { isImage, isPerson } = typeFacts(type);
  const alt = !image ? institutionOf(language).name : isImage || isPerson ? title : '';
  return [
    {
      tag: 'meta',
      attributes: {
        name: 'twitter:card',
        content: isBroad({ width, height }) ? 'summary_large_image' : 'summary',
      },
    },
    ...(width !== undefined && height !== undefined
      ? [property('og:image:width', String(width)), property('og:image:height', String(height))]
      : []),
    ...(alt === '' ? [] : [property('og:image:alt', alt)]),
  ];
}

/** What link previews show of a page besides what the app itself says of it: they run no scripts, so the app never says this. */
export function previewOf(content: AnyContent, language: Language): HeadElement[] {
  const { effective, modified } = readOnce(daysShape, content);
  const published =
    typeFacts(pageFacts(content)['@type']).date === 'effective' ? isoDate(effective) : undefined;
  const changed = published && isoDate(modified);
  return [
    ...pictureElements(content, language),
    ...(published ? [property('article:published_time', published)] : []),
    ...(changed ? [property('article:modified_time', changed)] : []),
  ];
}
