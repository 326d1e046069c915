import type { BlockDefinition, BlockEditor, CheckedPicture } from '@/blocks/definition';
import { frameShape } from '@/blocks/frame/data';
import { blockGround } from '@/blocks/frame/ground';
import { isUnresolved } from '@/lib/address';
import { readOnce } from '@/lib/read-once';
import { contrast } from '@/site/variants/contrast';
import type { StoredBlock } from '../document/types';
import type { Finding } from './finding';
import { contentPath, linksIn, type StoredLink } from './links-in';

/** What a block says for itself, whatever stands round it. */
export interface BlockFacts {
  findings: readonly Omit<Finding, 'id' | 'block'>[];
  /** Levels of its headings, in their order. */
  levels: readonly number[];
  /** Content of the site that it leads to. */
  targets: readonly { path: string; words: string }[];
}

type Found = Omit<Finding, 'id' | 'block'>;

const fileName = /\.(jpe?g|png|gif|svg|webp|avif|tiff?|bmp|heic)$/i;
const cameraName = /^(img|dsc|dscn|dscf|image|bild|foto|photo|screenshot|pxl)[-_ ]?\d+$/i;

/** Whether words are the name of a file, which tells nobody what a picture shows. */
const isFileName = (alt: string): boolean => fileName.test(alt.trim()) || cameraName.test(alt.trim());

function checkPicture({ alt, isDecorative = false, field, decorated }: CheckedPicture): Found[] {
  const words = alt.trim();
  const kind = words === '' ? 'altMissing' : isFileName(words) ? 'altFileName' : undefined;
  if (kind === undefined || (kind === 'altMissing' && isDecorative)) return [];
  const repair = field === undefined ? {} : { repair: { by: 'description', field, decorated } as const };
  return [{ kind, ...(words !== '' && { words }), ...repair }];
}

/** Words of links that say nothing of what they lead to. */
const vague: ReadonlySet<string> = new Set([
  'hier',
  'link',
  'mehr',
  'weiter',
  'weiterlesen',
  'klicken sie hier',
  'here',
  'click here',
  'more',
  'read more',
]);

function checkLink({ address, words, isInText }: StoredLink): Found[] {
  const named = words === '' ? {} : { words };
  if (isInText && (address.trim() === '' || words === '')) return [{ kind: 'linkEmpty', ...named }];
  if (isUnresolved(address)) return [{ kind: 'linkMissing', ...named }];
  return isInText && vague.has(words.toLowerCase()) ? [{ kind: 'linkVague', words, values: { words } }] : [];
}

/** What text needs beside its ground, by WCAG 2.2 AA. */
const enough = 4.5;

function checkColours({ text, ground }: { text: string; ground: string }): Found[] {
  const ratio = contrast(text, ground);
  if (ratio === undefined || ratio >= enough) return [];
  return [{ kind: 'contrastLow', values: { ratio: Math.floor(ratio * 10) / 10, enough } }];
}

/** Looks at one block, without the blocks in it. */
export function factsOf(
  stored: StoredBlock,
  definition: BlockDefinition,
  editor: BlockEditor | undefined,
): BlockFacts {
  const data = readOnce(definition.shape, stored);
  const checks = editor?.checks ?? {};
  const isEmpty = checks.isEmpty?.(data) === true;
  const ground = blockGround(readOnce(frameShape, stored));
  const links = linksIn(stored);
  // A text without words has none for its links either: it is told once, and goes with them.
  const judged = isEmpty ? links.filter(({ isInText }) => !isInText) : links;
  const colours = [
    ...(ground ? [{ text: ground.text, ground: ground.value }] : []),
    ...(checks.colours?.(data) ?? []),
  ];
  const removal = { by: 'removal' } as const;
  const found: Found[] = [
    ...(checks.hasEmptyHeading?.(data) === true
      ? [{ kind: 'headingEmpty', ...(isEmpty && { repair: removal }) } as const]
      : isEmpty
        ? [{ kind: definition.group === 'text' ? 'textEmpty' : 'blockEmpty', repair: removal } as const]
        : []),
    ...(checks.lacksTarget?.(data) === true ? [{ kind: 'linkEmpty' } as const] : []),
    ...(!isEmpty && checks.lacksHead?.(data) === true ? [{ kind: 'headMissing' } as const] : []),
    ...(checks.pictures?.(data) ?? []).flatMap(checkPicture),
    ...judged.flatMap(checkLink),
    ...colours.flatMap(checkColours),
  ];
  const headings = definition.outline?.headings?.(data) ?? [];
  return {
    findings: found,
    levels: headings.filter(({ isOnlyEntry }) => isOnlyEntry !== true).map(({ level }) => level),
    targets: links.flatMap(({ address, words }) => {
      const path = contentPath(address);
      return path === undefined ? [] : [{ path, words }];
    }),
  };
}
