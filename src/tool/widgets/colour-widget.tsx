import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import type { ColourField } from '@/forms/schema';
import { useLanguage } from '@/i18n/use-language';
import { channels } from '@/site/variants/contrast';
import { nearestTo } from '@/site/variants/nearest';
import { groundOf, paletteColour, variant } from '@/site/variants/variant';
import { Segments } from './segments';
import { shapeMessages } from './shape-messages';
import { useWordsText } from './words-text';

interface Swatch {
  value: string;
  name: string;
  ground: { value: string; text: string } | undefined;
}

/** Letters in the colours of the ground, and its name below. */
function Sign({ name, ground }: Swatch) {
  const style = { '--swatch': ground?.value, '--on-swatch': ground?.text } as CSSProperties;
  const classes = ground === undefined ? 'tool-swatch tool-swatch--none' : 'tool-swatch';
  return (
    <>
      <span className={classes} style={style} aria-hidden="true">
        {ground !== undefined && 'Aa'}
      </span>
      <span className="tool-swatches__name">{name}</span>
    </>
  );
}

/** The colours that a field offers: its own, or those of the palette by their names. */
function useColours({ colours }: ColourField): Swatch[] {
  const language = useLanguage();
  const wordsOf = useWordsText();
  if (colours)
    return colours.map(({ title, ...ground }) => ({ value: ground.value, name: wordsOf(title), ground }));
  return variant().palette.map(({ name, label, ...ground }) => ({
    value: name,
    name: label[language],
    ground,
  }));
}

/** The value of the offered colour that a stored one stands for; '' for what is none. */
function nearestValue(stored: string, { colours = [] }: ColourField): string {
  const named = paletteColour(stored) ?? groundOf(stored);
  const colour = channels(stored) ?? channels(named?.value ?? '');
  return (colour && nearestTo(colour, colours)?.value) ?? '';
}

/** A colour of the variant's palette, by its name; one of older content that is no more among them stays. */
export function ColourWidget(props: WidgetProps<ColourField>) {
  const { field } = props;
  const value = field.colours ? nearestValue(props.value, field) : props.value;
  const intl = useIntl();
  const swatches: Swatch[] = [
    { value: '', name: intl.formatMessage(shapeMessages.noColour), ground: undefined },
    ...useColours(field),
  ];
  const isOffered = swatches.some((swatch) => swatch.value === value);
  if (!isOffered) swatches.push({ value, name: value, ground: groundOf(value) });
  const segments = swatches.map((swatch) => ({ ...swatch, sign: <Sign {...swatch} /> }));
  return <Segments {...props} value={value} kind="swatches" segments={segments} />;
}
