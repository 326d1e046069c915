import { useLayoutEffect } from 'react';
import type { FzjSettings } from '@/api/types/portal-calls';
import { contrast } from '@/site/variants/contrast';
import { useSettings } from '@/state/hooks';
import { activeColour, projectGround } from './header/project-ground';

/** The combinations of fonts that a project's settings choose from; styles/tokens.css says what they are. */
const combinations: readonly unknown[] = ['default', 'impact', 'georgia', 'metropolis'];

/** A special project's own colours, as tokens.css puts them to use; undefined where these could not be read. */
function ownColours(settings: FzjSettings | undefined): Record<string, string> | undefined {
  if (settings?.project?.special !== true) return undefined;
  const { value } = projectGround(settings);
  // Links are the ground itself, lightened: it has to be dark enough for that.
  if (!value.startsWith('#') || (contrast(value, '#ffffff') ?? 0) < 9) return undefined;
  const channels = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
  return {
    '--look-ground': value,
    '--look-shadow': channels.join(' '),
    '--look-accent': activeColour(settings, projectGround(settings)),
  };
}

/**
 * Sets a project's fonts and a special project's colours while one is in it, and takes them back when one leaves it: before
 * anything is painted, so that no word moves.
 */
export function useProjectLook(): void {
  const settings = useSettings();
  const font = settings?.project ? settings.main_font : null;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (typeof font !== 'string' || !combinations.includes(font)) return undefined;
    dataset.font = font;
    return () => {
      delete dataset.font;
    };
  }, [font]);
  const colours = JSON.stringify(ownColours(settings) ?? null);
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    const own = Object.entries((JSON.parse(colours) ?? {}) as Record<string, string>);
    if (own.length === 0) return undefined;
    dataset.look = 'special';
    for (const [property, value] of own) style.setProperty(property, value);
    return () => {
      delete dataset.look;
      for (const [property] of own) style.removeProperty(property);
    };
  }, [colours]);
}
