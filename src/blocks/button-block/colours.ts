import { channels } from '@/site/variants/contrast';
import { nearestTo } from '@/site/variants/nearest';
import { groundOf, paletteColour } from '@/site/variants/variant';

const white = '#ffffff';

/** The colours of buttons, the same on every site: these values are stored. */
export const buttonColours = [
  { value: '#023d6b', text: white },
  { value: '#1f6f54', text: white },
  { value: '#c8394b', text: white },
  { value: '#fab45a', text: '#1d2733' },
  { value: '#1d2733', text: white },
] as const;

export type ButtonColour = (typeof buttonColours)[number];

/** The colour of a button that is nearest to a stored one; undefined for what is no colour. */
export function buttonColourOf(stored: string): ButtonColour | undefined {
  const named = paletteColour(stored) ?? groundOf(stored);
  const colour = channels(stored) ?? channels(named?.value ?? '');
  return colour && nearestTo(colour, buttonColours);
}
