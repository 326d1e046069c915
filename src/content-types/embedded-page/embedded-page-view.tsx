import { hasBlocks } from '@/blocks/page/has-blocks';
import { ConsentGate } from '@/components/consent-gate/consent-gate';
import { embedSource } from '@/components/consent-gate/embed-source';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceOf } from '@/components/image/image-source';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { PageHeading } from '../shared/page-heading';
import type { EmbeddedPageData } from './data';
import './style.css';

/** A page of somebody else within this one, kept back until the visitor allows it. */
export function EmbeddedPageView({ content, data }: ContentViewProps<EmbeddedPageData>) {
  const source = embedSource(data.url);
  const picture = imageSourceOf(content);
  return (
    <>
      {hasBlocks(content) ? <ComposedPage content={content} /> : <PageHeading of={data} />}
      {source && (
        <div className="embedded-page">
          <ConsentGate
            provider={source.provider}
            href={source.src}
            ratio="16 / 9"
            backdrop={
              picture && (
                <ContentImage
                  source={picture}
                  alt=""
                  ratio="16 / 9"
                  sizes="(min-width: 992px) 62rem, 100vw"
                />
              )
            }
          >
            <iframe
              className="embedded-page__frame"
              src={source.src}
              title={data.title}
              referrerPolicy="no-referrer"
              sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
              loading="lazy"
              allowFullScreen
            />
          </ConsentGate>
        </div>
      )}
    </>
  );
}
