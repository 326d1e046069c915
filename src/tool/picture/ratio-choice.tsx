import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages';

const ratios = ['16:9', '3:2', '4:3', '1:1'] as const;
export type Ratio = 'free' | (typeof ratios)[number];

/** Width by height; nothing where the shape is free. */
export function ratioOf(ratio: Ratio): number | undefined {
  if (ratio === 'free') return undefined;
  const [width, height] = ratio.split(':').map(Number);
  return width && height && width / height;
}

interface RatioChoiceProps {
  ratio: Ratio;
  onChange: (ratio: Ratio) => void;
}

/** The shape that a crop keeps. */
export function RatioChoice({ ratio, onChange }: RatioChoiceProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <div className="tool-segments" role="radiogroup" aria-label={intl.formatMessage(messages.ratio)}>
      {(['free', ...ratios] as const).map((each) => (
        <label key={each} className="tool-segments__each">
          <input
            type="radio"
            className="tool-hidden"
            name={id}
            checked={each === ratio}
            onChange={() => onChange(each)}
          />
          {each === 'free' ? <FormattedMessage {...messages.free} /> : each.replace(':', ' : ')}
        </label>
      ))}
    </div>
  );
}
