import { ContentImage } from '@/components/image/content-image';
import { imageSourceAt } from '@/components/image/image-source';
import { isEmpty, type SlateNode } from '@/components/slate-value/nodes';
import { SlateNodes } from '@/components/slate-value/slate-value';
import { hasLink, linkTarget } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { isLanguage } from '@/lib/language';
import type { BlockViewProps } from '../definition';
import { sideOf, type QuoteData } from './data';
import './style.css';

function wordsOf(data: QuoteData): SlateNode[] {
  return isEmpty(data.value) ? [{ text: data.plaintext }] : data.value;
}

/** An address that a `cite` attribute may name. */
function sourceOf(cite: unknown): string | undefined {
  const target = linkTarget(cite, true);
  return target.kind === 'external' ? target.href : undefined;
}

/** Words of somebody, with who said them. */
export function QuoteView({ data }: BlockViewProps<QuoteData>) {
  const language = useLanguage();
  const words = wordsOf(data);
  const portrait = imageSourceAt(data.image);
  const { author, additional_information: about, title, source, extra } = data;
  const quoted = isLanguage(data.quotationLanguage) ? data.quotationLanguage : undefined;
  const isNamed = author !== '' || about !== '' || !isEmpty(source) || !isEmpty(extra);
  if (isEmpty(words) && author === '' && isEmpty(source)) return null;
  return (
    <figure className={`block-quote block-quote--${sideOf(data)}`}>
      {portrait && (
        <ContentImage source={portrait} alt="" ratio="1 / 1" sizes="6rem" className="block-quote__portrait" />
      )}
      <div>
        {title !== '' && <p className="block-quote__title">{title}</p>}
        <blockquote
          className="block-quote__words"
          data-marks={quoted ?? language}
          lang={quoted === language ? undefined : quoted}
          cite={sourceOf(data.cite)}
        >
          <SlateNodes nodes={words} />
        </blockquote>
        {isNamed && (
          <figcaption className="block-quote__source">
            {author !== '' && (
              <span className="block-quote__author">
                {hasLink(data.cite) ? <UniversalLink to={data.cite}>{author}</UniversalLink> : author}
              </span>
            )}
            {!isEmpty(source) && (
              <div className="block-quote__author">
                <SlateNodes nodes={source} />
              </div>
            )}
            {about !== '' && <span className="block-quote__about">{about}</span>}
            {!isEmpty(extra) && (
              <div className="block-quote__about">
                <SlateNodes nodes={extra} />
              </div>
            )}
          </figcaption>
        )}
      </div>
    </figure>
  );
}
