import { channels } from './contrast';
import { distance, nearestTo, type Colour } from './nearest';
import { groundOf, variant } from './variant';
import type { Ground, Variant } from './variant-definition';

/** What the names of other sites speak of, where it is no colour of ours: grounds by their rank, else a colour. */
const meanings: readonly [RegExp, string][] = [
  [/prim|brand/, 'brand'],
  [/second/, 'band'],
  [/tert|accent/, 'accent'],
  // The grey of themes hardly differs from the page; that of CSS is no ground for words.
  [/gr[ae]y|light$|muted/, '#ececec'],
  [/blue|navy/, '#22f'],
  [/teal|cyan/, '#077'],
  [/green|lime/, '#5a5'],
  [/orange/, '#fa3'],
  [/yellow/, '#fe3'],
  [/red/, '#d33'],
  [/purple|violet|pink/, '#949'],
  [/brown|beige/, '#eda'],
  [/dark|black|inver/, '#000'],
];

const light: Colour = [0.925, 0.925, 0.925];
const number = '([\\d.]+)[\\s,/]*';
const functional = new RegExp(`^rgba?\\(${number.repeat(3)}(?:${number})?`);

/** A name, or the property that bears it. */
const isName = /^(?:var\(--)?[a-z][\w-]+\)?$/;

/** So much of the colour on white, or on black. */
const mixed = (colour: Colour, share: number, other: number): Colour =>
  colour.map((part) => part * share + other * (1 - share));

function saidColour(words: string): Colour | undefined {
  const [, red, green, blue, share = '1'] = functional.exec(words) ?? [];
  if (red === undefined) return channels(words);
  return mixed(
    [red, green, blue].map((part) => Number(part) / 255),
    Number(share),
    1,
  );
}

/** The colour that a name speaks of; light and dark are taken at their word. */
function meantColour(words: string, chosen: Variant): Colour | undefined {
  if (!isName.test(words)) return undefined;
  const meaning = meanings.find(([pattern]) => pattern.test(words))?.[1];
  const colour = channels(groundOf(meaning, chosen)?.value ?? '');
  if (!colour) return light;
  if (/light|pale/.test(words)) return mixed(colour, 0.4, 1);
  return /dark|deep/.test(words) ? mixed(colour, 0.4, 0) : colour;
}

/**
 * The ground for what another site's content names: ours of that name, else the colour of the palette that is nearest to
 * it. Undefined where it names the page's own ground, or nothing that could be one.
 */
export function nearestGround(stored: string, chosen: Variant = variant()): Ground | undefined {
  const words = stored.trim().toLowerCase();
  if (/^(|default|transparent|none|inherit)$/.test(words)) return undefined;
  const said = saidColour(words);
  const own = said ? undefined : groundOf(words, chosen);
  if (own) return own;
  const colour = said ?? meantColour(words, chosen);
  if (!colour || distance(colour, [1, 1, 1]) < 0.0005) return undefined;
  const nearest = nearestTo(
    colour,
    chosen.palette.filter(({ name }) => name !== 'white'),
  );
  return nearest && { value: nearest.value, text: nearest.text };
}
