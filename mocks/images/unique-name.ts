import { ownEntry } from '~mocks/lib/own-entry';
import { digestOf, type ShownFile } from './crop';

/** The part of the blob's name that the unique name carries; the rest of its 32 digits is the width. */
const blobDigits = 24;

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

/** Extension of a scaled image; a GIF is scaled to PNG. */
function extensionOf(contentType: string, isOriginal: boolean): string {
  if (contentType === 'image/gif' && !isOriginal) return 'png';
  return ownEntry(extensions, contentType) ?? 'bin';
}

/**
 * `image-800-<32 hex digits>.png`. The digits are made of the file's content, its crop and the box, so the name changes with the
 * file and needs no table to be understood.
 */
export function uniqueName(field: string, file: ShownFile, boxWidth: number, isOriginal = false): string {
  const digits = digestOf(file).slice(0, blobDigits) + (boxWidth >>> 0).toString(16).padStart(8, '0');
  return `${field}-${boxWidth}-${digits}.${extensionOf(file.contentType, isOriginal)}`;
}

const pattern = /^(?<field>[A-Za-z_]\w*)-(?<box>-?\d+)-(?<digits>[0-9a-f]{32})\.\w+$/;

export interface ParsedUniqueName {
  field: string;
  boxWidth: number;
  names: (file: ShownFile) => boolean;
}

export function parseUniqueName(name: string): ParsedUniqueName | undefined {
  const { field, box, digits } = pattern.exec(name)?.groups ?? {};
  if (field === undefined || box === undefined || digits === undefined) return undefined;
  const boxWidth = Number(box);
  return {
    field,
    boxWidth,
    names: (file) => uniqueName(field, file, boxWidth).includes(`-${digits}.`),
  };
}
