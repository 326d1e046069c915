import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceAt } from '@/components/image/image-source';
import { isEmpty, type SlateNode } from '@/components/slate-value/nodes';
import { PlainText } from '@/editor/plain-text/plain-text';
import { WholeText } from '@/editor/rich-text/whole-text';
import { useLanguage } from '@/i18n/use-language';
import type { BlockEditProps } from '../../definition';
import type { QuoteData } from '../data';
import { messages } from './messages';
import '../style.css';

/** Older content has its words without any structure. */
const wordsOf = ({ value, plaintext }: QuoteData): SlateNode[] =>
  isEmpty(value) && plaintext !== '' ? [{ type: 'p', children: [{ text: plaintext }] }] : value;

/** The words of somebody and who said them, each edited where it stands. A line ends no quotation: it stays one block. */
export function QuoteEdit({ data, onChange }: BlockEditProps<QuoteData>) {
  const intl = useIntl();
  const language = useLanguage();
  const { alignment, author, additional_information: about, quotationLanguage } = data;
  const words = useMemo(() => wordsOf(data), [data]);
  const portrait = imageSourceAt(data.image);
  return (
    <figure className={`block-quote block-quote--${alignment}`}>
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
          <span className="block-quote__author">
            <PlainText
              value={author}
              label={intl.formatMessage(messages.author)}
              placeholder={intl.formatMessage(messages.author)}
              onChange={(changed) => onChange({ author: changed })}
            />
          </span>
          <span className="block-quote__about">
            <PlainText
              value={about}
              label={intl.formatMessage(messages.about)}
              placeholder={intl.formatMessage(messages.about)}
              onChange={(changed) => onChange({ additional_information: changed })}
            />
          </span>
        </figcaption>
      </div>
    </figure>
  );
}
