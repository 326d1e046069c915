import { useEffect } from 'react';
import { useSettings } from '@/state/hooks';

/** The combinations of fonts that a project's settings choose from; styles/tokens.css says what they are. */
const combinations: readonly unknown[] = ['default', 'impact', 'georgia', 'metropolis'];

/** Sets a project's fonts while one is in it, and takes them back when one leaves it. */
export function useProjectLook(): void {
  const settings = useSettings();
  const font = settings?.project ? settings.main_font : null;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (typeof font !== 'string' || !combinations.includes(font)) return undefined;
    dataset.font = font;
    return () => {
      delete dataset.font;
    };
  }, [font]);
}
