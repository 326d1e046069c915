import { textFromBase64, textToBase64 } from '@/lib/base64';
import { isRecord, textOf } from '@/lib/text';
import type { Panel } from './control-panels';
import type { UploadInput } from './types/atoms';

/** Settings that hold a picture, by their panel: Plone describes them as lines of text. */
const pictures: ReadonlyMap<string, readonly string[]> = new Map([
  ['site', ['site_logo', 'site_favicon']],
  ['portal-settings', ['logo', 'bg_image', 'footer_logo']],
]);

/** How Plone stores a picture in a setting: its name and its bytes in one text. */
const written = /^filenameb64:([A-Za-z0-9+/=]*);datab64:([A-Za-z0-9+/=]*)$/;

const types: ReadonlyMap<string, string> = new Map([
  ['gif', 'image/gif'],
  ['ico', 'image/x-icon'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['webp', 'image/webp'],
]);

function nameFrom(base64: string): string {
  try {
    return textFromBase64(base64);
  } catch {
    return '';
  }
}

function pictureIn(stored: unknown): UploadInput | null {
  const [, name = '', data = ''] = written.exec(textOf(stored)) ?? [];
  if (data === '') return null;
  const filename = nameFrom(name);
  const type = types.get(filename.split('.').at(-1)?.toLowerCase() ?? '') ?? 'application/octet-stream';
  return { data, encoding: 'base64', 'content-type': type, filename };
}

/** A panel whose pictures are edited as pictures. */
export function withPictures(name: string, panel: Panel): Panel {
  const properties = panel.schema?.['properties'];
  const names = (pictures.get(name) ?? []).filter((each) => isRecord(properties) && each in properties);
  if (!isRecord(properties) || names.length === 0) return panel;
  const described = names.map((each) => [each, { ...Object(properties[each]), widget: 'image' }] as const);
  return {
    ...panel,
    schema: { ...panel.schema, properties: { ...properties, ...Object.fromEntries(described) } },
    data: { ...panel.data, ...Object.fromEntries(names.map((each) => [each, pictureIn(panel.data[each])])) },
  };
}

/** Changes of a panel with its pictures as Plone stores them. */
export function writtenPictures(
  name: string,
  changes: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = pictures.get(name) ?? [];
  const entries = Object.entries(changes).map(([each, value]) => {
    if (!names.includes(each) || !isRecord(value)) return [each, value] as const;
    const { filename, data } = value;
    return [each, `filenameb64:${textToBase64(textOf(filename))};datab64:${textOf(data)}`] as const;
  });
  return Object.fromEntries(entries);
}
