import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { WholeText } from '@/editor/rich-text/whole-text';
import type { BlockEditProps } from '../../definition';
import { blockGround } from '../../frame/ground';
import type { TextPillData } from '../data';
import { pillClass } from '../pill-class';
import { wordsOf } from '../words-of';
import { messages } from './messages';
import '../style.css';

/** The text on its colour, edited where it stands. */
export function TextPillEdit({ data, onChange }: BlockEditProps<TextPillData>) {
  const intl = useIntl();
  const words = useMemo(() => wordsOf(data), [data]);
  return (
    <div className={pillClass(blockGround(data) !== undefined)}>
      <WholeText
        value={words}
        label={intl.formatMessage(messages.text)}
        placeholder={intl.formatMessage(messages.placeholder)}
        onChange={(value, plaintext) => onChange({ value, plaintext })}
      />
    </div>
  );
}
