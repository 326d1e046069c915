import { FormattedMessage } from 'react-intl';
import type { PictureWords } from './context';
import { messages } from './messages';

interface DecorativeCheckProps {
  words: PictureWords;
  onChange: (words: PictureWords) => void;
}

/** Says that a picture shows nothing that has to be read out; its alternative text stays for who changes their mind. */
export function DecorativeCheck({ words: { alt, isDecorative }, onChange }: DecorativeCheckProps) {
  return (
    <label className="tool-check">
      <input
        type="checkbox"
        className="tool-check__box"
        checked={isDecorative}
        onChange={({ target }) => onChange({ alt, isDecorative: target.checked })}
      />
      <FormattedMessage {...messages.decorative} />
    </label>
  );
}
