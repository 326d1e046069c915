import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceAt } from '@/components/image/image-source';
import { isEmpty, type SlateNode } from '@/components/slate-value/nodes';
import { PlainText } from '@/editor/plain-text/plain-text';
import { WholeText } from '@/editor/rich-text/whole-text';
import { useLanguage } from '@/i18n/use-language';
import type { BlockEditProps } from '../../definition';
import { sideOf, type QuoteData } from '../data';
import { messages } from './messages';
import '../style.css';
import './style.css';

/** Older content has its words without any structure. */
const wordsOf = ({ value, plaintext }: QuoteData): SlateNode[] =>
  isEmpty(value) && plaintext !== '' ? [{ type: 'p', children: [{ text: plaintext }] }] : value;

/** The words of somebody and who said them, each edited where it stands. A line ends no quotation: it stays one block. */
export function QuoteEdit({ data, onChange }: BlockEditProps<QuoteData>) {
  const intl = useIntl();
  const language = useLanguage();
  const { author, additional_information: about, quotationLanguage, source, extra } = data;
  const words = useMemo(() => wordsOf(data), [data]);
  const portrait = imageSourceAt(data.image);
  return (
    <figure className={`block-quote block-quote--${sideOf(data)}`}>
      {portrait && (
        <ContentImage source={portrait} alt="" ratio="1 / 1" sizes="6rem" className="block-quote__portrait" />
      )}
      <div className="block-quote__edited">
        <blockquote className="block-quote__words" data-marks={quotationLanguage || language}>
          <WholeText
            value={words}
            label={intl.formatMessage(messages.value)}
            placeholder={intl.formatMessage(messages.placeholder)}
            onChange={(value, plaintext) => onChange({ value, plaintext })}
          />
        </blockquote>
        <figcaption className="block-quote__source">
          <Said
            className="block-quote__author"
            line={author}
            text={source}
            label={intl.formatMessage(messages.author)}
            onLine={(changed) => onChange({ author: changed })}
            onText={(changed) => onChange({ source: changed })}
          />
          <Said
            className="block-quote__about"
            line={about}
            text={extra}
            label={intl.formatMessage(messages.about)}
            onLine={(changed) => onChange({ additional_information: changed })}
            onText={(changed) => onChange({ extra: changed })}
          />
        </figcaption>
      </div>
    </figure>
  );
}

interface SaidProps {
  className: string;
  line: string;
  /** The same as rich text, where other sites have stored it. */
  text: readonly SlateNode[];
  label: string;
  onLine: (changed: string) => void;
  onText: (changed: SlateNode[]) => void;
}

/** What is said of the words: as rich text where it is stored so, else a line. */
function Said({ className, line, text, label, onLine, onText }: SaidProps) {
  const [isText] = useState(() => !isEmpty(text));
  return (
    <>
      {isText && (
        <div className={className}>
          <WholeText value={text} label={label} placeholder={label} onChange={onText} />
        </div>
      )}
      {(!isText || line !== '') && (
        <span className={className}>
          <PlainText value={line} label={label} placeholder={label} onChange={onLine} />
        </span>
      )}
    </>
  );
}
