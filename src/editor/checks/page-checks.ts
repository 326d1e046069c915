import type { BlockKey } from '../document/types';
import type { BlockFacts } from './block-facts';
import type { Finding } from './finding';
import type { TargetState } from './targets';

/** A block in its place on the page. */
export interface PlacedFacts {
  key: BlockKey;
  facts: BlockFacts;
  /** It is made to hold blocks, and holds none. */
  isHollow: boolean;
  /** Its headings can be given another level. */
  hasLevels: boolean;
}

/** What the page says beside its blocks. */
export interface PageFacts {
  /** The fields that its type has. */
  fields: ReadonlySet<string>;
  isFilled: (field: string) => boolean;
  /** Languages of the site in which it could be, and those that are behind it. */
  missing: readonly string[];
  outdated: readonly string[];
}

/** The page has a heading of its own, whether or not a block shows it. */
const pageLevel = 1;

/** Headings that leave a level out, and those that stand as the page's own once more. */
export function headingFindings(blocks: readonly PlacedFacts[]): Finding[] {
  const found: Finding[] = [];
  let before = pageLevel;
  let hasTitle = false;
  for (const { key, facts, hasLevels } of blocks) {
    for (const [place, level] of facts.levels.entries()) {
      const isRepeated = level === pageLevel && (hasTitle || hasLevels);
      const expected = isRepeated ? pageLevel + 1 : before + 1;
      hasTitle ||= level === pageLevel;
      const mend = (to: number) => (hasLevels ? { repair: { by: 'level', place, level: to } as const } : {});
      if (isRepeated)
        found.push({
          id: `titleRepeated ${key} ${place}`,
          kind: 'titleRepeated',
          block: key,
          ...mend(expected),
        });
      else if (level > expected)
        found.push({
          id: `levelSkipped ${key} ${place}`,
          kind: 'levelSkipped',
          block: key,
          values: { before, level, expected },
          ...mend(expected),
        });
      before = isRepeated || level > expected ? expected : level;
    }
  }
  return found;
}

/** What each block says for itself, and what holds nothing. */
export function blockFindings(blocks: readonly PlacedFacts[]): Finding[] {
  return blocks.flatMap(({ key, facts, isHollow }) => {
    const own = facts.findings.map((finding, index) => ({
      ...finding,
      id: `${finding.kind} ${key} ${index}`,
      block: key,
    }));
    const hollow: Finding = {
      id: `blockEmpty ${key} hollow`,
      kind: 'blockEmpty',
      block: key,
      repair: { by: 'removal' },
    };
    return isHollow && !own.some(({ kind }) => kind === 'blockEmpty') ? [...own, hollow] : own;
  });
}

/** Links to content that is missing, has moved or is not published, as far as the server has told. */
export function linkFindings(
  blocks: readonly PlacedFacts[],
  stateOf: (path: string) => TargetState | undefined,
): Finding[] {
  return blocks.flatMap(({ key, facts }) =>
    facts.targets.flatMap(({ path, words }, index): Finding[] => {
      const state = stateOf(path);
      if (state === undefined || state.kind === 'fine') return [];
      const place = { block: key, words: words || path };
      if (state.kind === 'moved') {
        const repair = { by: 'address', from: path, to: state.to } as const;
        return [{ id: `linkMoved ${key} ${index}`, kind: 'linkMoved', ...place, repair }];
      }
      const kind = state.kind === 'missing' ? 'linkMissing' : 'linkUnpublished';
      return [{ id: `${kind} ${key} ${path} ${index}`, kind, ...place }];
    }),
  );
}

const pictureFields = ['preview_image_link', 'preview_image', 'image'];

/** What the page lacks beside its blocks, where its type has it. */
export function fieldFindings({ fields, isFilled, missing, outdated }: PageFacts): Finding[] {
  const found: Finding[] = [];
  if (fields.has('description') && !isFilled('description'))
    found.push({ id: 'summaryMissing', kind: 'summaryMissing', field: 'description' });
  const pictures = pictureFields.filter((name) => fields.has(name));
  const [first] = pictures;
  if (first !== undefined && !pictures.some(isFilled))
    found.push({ id: 'previewMissing', kind: 'previewMissing', field: first });
  const ofLanguage = (kind: 'translationMissing' | 'translationOutdated') => (language: string) => ({
    id: `${kind} ${language}`,
    kind,
    values: { language },
  });
  return [
    ...found,
    ...missing.map(ofLanguage('translationMissing')),
    ...outdated.map(ofLanguage('translationOutdated')),
  ];
}
