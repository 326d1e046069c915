import { badRequest, notFound } from '~mocks/http/failure';
import { bytesSource, fileHeaders, fileResponse, storedSource } from '../shared/file-response';
import { bareType } from '~mocks/http/media-type';
import { digestOf, shownFile, type ShownFile } from '~mocks/images/crop';
import { resizeImage, scaledType } from '~mocks/images/resize';
import { pixelsOf, scaledPixels } from '~mocks/images/scales';
import type { Scale } from '~mocks/images/scales';
import { parseUniqueName } from '~mocks/images/unique-name';
import { cachingOf, guardFiles } from '../shared/restricted';
import type { StoredFile } from '~mocks/repository/types';
import { isStoredFile } from '~mocks/content/serialize/files';
import { imageNamesOf } from '~mocks/content/serialize/item-images';
import { imageQuality, scalesAt, scalesOf } from '~mocks/settings/imaging';
import type { Call, Service } from '../shared/call';
import { ownEntry } from '~mocks/lib/own-entry';
import { isTooLarge } from '~mocks/images/limits';

interface Wanted {
  file: ShownFile;
  /** Undefined means the original. */
  box: Scale | undefined;
}

/** Behind a field that is none Plone does not look at the segments any more. */
const unseen = (call: Call): number => call.rest.length - 1;

function imageIn(call: Call, field: string): ShownFile {
  const isImageField = imageNamesOf(call, call.item).includes(field);
  const file = isImageField ? ownEntry(call.item.fields, field) : undefined;
  if (!isStoredFile(file)) throw notFound(unseen(call));
  return shownFile(file, call.item);
}

/** A field's own file, be it a picture or not. */
function originalIn(call: Call, field: string): StoredFile {
  const { fields } = call.item;
  const file = Object.hasOwn(fields, field) ? ownEntry(fields, field) : undefined;
  if (!isStoredFile(file)) throw notFound();
  return file;
}

/** Those of today, and those of the time at which lists took up the picture. */
const everyScale = ({ repository, item }: Call): Scale[] => [
  ...scalesOf(repository),
  ...scalesAt(repository, item.modified),
];

function byUniqueName(call: Call, name: string): Wanted | undefined {
  const parsed = parseUniqueName(name);
  if (!parsed) return undefined;
  const file = imageIn(call, parsed.field);
  if (!parsed.names(file)) throw notFound();
  const original = pixelsOf(file)?.width ?? -1;
  const box = everyScale(call).find((each) => each.width === parsed.boxWidth);
  if (!box && parsed.boxWidth !== original) throw notFound();
  return { file, box };
}

function wanted(call: Call): Wanted {
  const [name, scaleName, ...more] = call.rest;
  if (name === undefined) throw badRequest('Missing image scale path');
  if (more.length > 0) throw notFound();
  const unique = scaleName === undefined ? byUniqueName(call, name) : undefined;
  if (unique) return unique;
  if (scaleName === undefined) return { file: originalIn(call, name), box: undefined };
  const file = imageIn(call, name);
  const box = scalesOf(call.repository).find((each) => each.name === scaleName);
  if (!box) throw notFound(1);
  return { file, box };
}

/** Drawings, and what is no image at all, are opened as files: no script of theirs acts in the site's name. */
const headersOf = (file: StoredFile, contentType: string): Record<string, string> =>
  fileHeaders(contentType, file.filename ?? 'image.svg');

/** An image or a scale of it in true pixels, made at the first request and kept; of a huge one there is only itself. */
async function image(call: Call): Promise<Response> {
  const { file, box } = wanted(call);
  const caching = cachingOf(guardFiles(call, 'image'));
  const shown = pixelsOf(file);
  const isDrawing = bareType(file.contentType) === 'image/svg+xml';
  const pixels = shown && !isTooLarge(shown) ? scaledPixels(shown, box ?? shown) : undefined;
  const isChanged =
    pixels !== undefined && shown !== undefined && (file.part !== undefined || pixels.width < shown.width);
  if (!isChanged || isDrawing)
    return fileResponse(storedSource(file, call.files.stream), {
      headers: { ...caching, ...headersOf(file, file.contentType) },
    });
  const quality = imageQuality(call.repository);
  const key = `${digestOf(file)}-${pixels.width}x${pixels.height}-${quality}`;
  const bytes = await call.files.cached(key, async () =>
    resizeImage(await call.files.read(file.blob), file.contentType, { ...pixels, part: file.part, quality }),
  );
  return fileResponse(bytesSource(bytes), {
    headers: { ...caching, ...headersOf(file, scaledType(file.contentType)) },
  });
}

export const imagesService: Service = {
  name: '@@images',
  get: image,
  head: true,
  takesSegments: true,
  isPublic: true,
  isView: true,
};
