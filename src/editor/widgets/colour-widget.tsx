import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import type { ColourField } from '@/forms/schema';
import { useLanguage } from '@/i18n/use-language';
import { groundOf, variant } from '@/site/variants/variant';
import { Segments } from './segments';
import { shapeMessages } from './shape-messages';

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

/** A colour of the variant's palette, by its name; one of older content that is no more among them stays. */
export function ColourWidget(props: WidgetProps<ColourField>) {
  const { value } = props;
  const intl = useIntl();
  const language = useLanguage();
  const swatches: Swatch[] = [
    { value: '', name: intl.formatMessage(shapeMessages.noColour), ground: undefined },
    ...variant().palette.map(({ name, label, ...ground }) => ({
      value: name,
      name: label[language],
      ground,
    })),
  ];
  const isOffered = swatches.some((swatch) => swatch.value === value);
  if (!isOffered) swatches.push({ value, name: value, ground: groundOf(value) });
  const segments = swatches.map((swatch) => ({ ...swatch, sign: <Sign {...swatch} /> }));
  return <Segments {...props} kind="swatches" segments={segments} />;
}
