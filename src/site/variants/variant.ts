import { site } from '../site';
import type { VariantName } from '../site-config';
import { channels, contrast, readableOn } from './contrast';
import { generic } from './default';
import { main } from './main';
import { nearestTo } from './nearest';
import { network } from './network';
import type { Ground, GroundName, Variant } from './variant-definition';

export const variants: Readonly<Record<VariantName, Variant>> = { main, network, default: generic };

/** The variant that the page's configuration names. */
export function variant(): Variant {
  return variants[site().variant];
}

/** Puts the variant's custom properties in force; done once, before the first rendering. */
export function applyVariant(root: HTMLElement, chosen: Variant = variant()): void {
  root.dataset.variant = chosen.name;
}

function isGroundName(name: string, chosen: Variant): name is GroundName {
  return Object.hasOwn(chosen.grounds, name);
}

/** The colour of any palette that bears a name, or has a value. */
export const paletteColour = (stored: string) =>
  Object.values(variants)
    .flatMap(({ palette }) => palette)
    .find(({ name, value }) => name === stored || value === stored.toLowerCase());

/**
 * The ground that a stored colour stands for: a colour of the palette, a ground that all variants share, the palette's
 * nearest to a colour of another variant, or a hex value of older content. Undefined for anything else.
 */
export function groundOf(stored: unknown, chosen: Variant = variant()): Ground | undefined {
  if (typeof stored !== 'string') return undefined;
  const name = stored.trim();
  const own = chosen.palette.find((entry) => entry.name === name);
  if (!own && isGroundName(name, chosen)) return chosen.grounds[name];
  const meant = own ?? paletteColour(name);
  const colour = meant && nearestTo(channels(meant.value) ?? [], chosen.palette);
  if (colour) return { value: colour.value, text: colour.text };
  if (contrast(name, '#ffffff') === undefined) return undefined;
  return { value: name, text: readableOn(name, null, [chosen.grounds.white.text, '#ffffff']) };
}

/** Whether text and controls on the ground take their light colours (class `on-dark`). */
export function isDark(ground: Ground): boolean {
  return ground.text === '#ffffff';
}

const careerPaths = ['/de/karriere', '/en/careers'];

/** Whether a path is this one or lies below it. */
export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);

/** Whether the path belongs to pages that only the generic site has. */
export function isLeftOut(path: string, chosen: Variant = variant()): boolean {
  return !chosen.hasCareers && careerPaths.some((career) => isWithin(path, career));
}

/** The folders in a place ('' for the site root) that this variant leaves out. */
export function leftOutIn(place: string, chosen: Variant = variant()): readonly string[] {
  return chosen.hasCareers ? [] : careerPaths.filter((career) => isWithin(career, place));
}
