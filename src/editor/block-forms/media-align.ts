import { frameShape, styles as stylesShape } from '@/blocks/frame/data';
import { mediaAlignment } from '@/blocks/frame/alignment';
import type { Choice } from '@/forms/schema';
import { text } from '@/lib/shape';
import { isRecord } from '@/lib/text';
import { sideMessages } from './messages';

type Stored = Readonly<Record<string, unknown>>;
export type MediaAlign = 'left' | 'center' | 'right' | 'wide' | 'full';

/** Where a picture, a video or a map can stand. */
export const mediaAligns: readonly Choice<MediaAlign>[] = [
  { value: 'left', title: sideMessages.left },
  { value: 'center', title: sideMessages.center },
  { value: 'right', title: sideMessages.right },
  { value: 'wide', title: sideMessages.wide },
  { value: 'full', title: sideMessages.full },
];

const alignNames = [
  'align:noprefix',
  '--block-alignment',
  'blockWidth:noprefix',
  'blockWidth',
  '--block-width',
];
const sizeNames = ['size:noprefix', '--block-size'];

const without = (styles: Stored, names: readonly string[]): Stored =>
  Object.fromEntries(Object.entries(styles).filter(([name]) => !names.includes(name)));

function alignStyles(value: string, asProperties: boolean): Stored {
  const width = value === 'wide' ? 'layout' : value === 'full' ? 'full' : undefined;
  const side = width === undefined ? value : 'center';
  if (!asProperties) return { 'align:noprefix': side, ...(width && { 'blockWidth:noprefix': width }) };
  const length = width === 'full' ? '100%' : 'var(--layout-container-width)';
  return {
    'align:noprefix': { '--block-alignment': `var(--align-${side})` },
    ...(width && { 'blockWidth:noprefix': { '--block-width': length } }),
  };
}

/** One of the fields that say where a block stands: in `styles` where newer content has them, it is written where it was. */
function writeLook(stored: Stored, name: 'align' | 'size', value: unknown): Stored {
  const styles = stylesShape.read(stored['styles']);
  const names = name === 'align' ? alignNames : sizeNames;
  const found = names.filter((each) => Object.hasOwn(styles, each));
  if (found.length === 0) return { [name]: value };
  const asProperties = found.some((each) => isRecord(styles[each]) || each.startsWith('--'));
  const written =
    name === 'align' ? alignStyles(text().read(value), asProperties) : { 'size:noprefix': value };
  return { styles: { ...without(styles, names), ...written } };
}

/** Where a block stands lies in a field of its own, or in `styles`. */
export const mediaAlign = {
  read: (stored: Stored) => {
    const { width, side } = mediaAlignment(frameShape.read(stored));
    return (width === 'wide' || width === 'full' ? width : undefined) ?? side ?? stored['align'];
  },
  write: (stored: Stored, value: unknown) => writeLook(stored, 'align', value),
};

export const mediaSize = {
  read: (stored: Stored) => mediaAlignment(frameShape.read(stored)).size ?? stored['size'],
  write: (stored: Stored, value: unknown) => writeLook(stored, 'size', value),
};
