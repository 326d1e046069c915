import { useMemo, useState } from 'react';
import { getContent } from '@/api/content';
import type { AnyContent } from '@/api/types/any-content';
import type { Summary } from '@/api/types/summary';
import { flatten } from '@/api/urls';
import { Disclosure } from '@/components/disclosure/disclosure';
import { fileFields } from '@/components/download/data';
import { Download } from '@/components/download/download';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { RemoteData } from '@/components/remote-data/remote-data';
import { RichText } from '@/components/rich-text/rich-text';
import { useLanguage } from '@/i18n/use-language';
import { record, richText, text, type Read } from '@/lib/shape';
import { useRemote } from '@/state/use-remote';
import { hasBlocks } from '../../page/has-blocks';
import { PageProvider } from '../../page/page-context';
import { withoutBlocks } from '../../page/without-blocks';
import { RenderBlocks } from '../../render-blocks';
import type { ListingBodyProps } from '../variation';

const answerShape = record({ ...fileFields, description: text(), text: richText() });

/** Frequent questions, of which each opens on a click. */
export function Questions({ items, level }: ListingBodyProps) {
  return (
    <div className="questions">
      {items.map((item) => (
        <Question key={item['@id']} item={item} level={level} />
      ))}
    </div>
  );
}

/** What is known of a question by its list, and its answer, which is asked for when it is opened first. */
export function Question({ item, level }: { item: Summary; level: number }) {
  const language = useLanguage();
  const path = flatten(item['@id']);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { remote, retry } = useRemote(wasOpened ? `${language} ${path}` : null, (signal) =>
    getContent(path, { language, signal, withNavigation: false }),
  );
  return (
    <Disclosure
      title={item.title || path}
      level={level}
      isOpen={isOpen}
      onOpen={(isNowOpen) => {
        setOpen(isNowOpen);
        setOpened(true);
      }}
    >
      <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton listing-skeleton__line" />}>
        {(content) => <Answer content={content} data={answerShape.read(content)} />}
      </RemoteData>
    </Disclosure>
  );
}

function Answer({ content, data }: { content: AnyContent; data: Read<typeof answerShape> }) {
  const answer = useMemo(() => withoutBlocks(content, (block) => block['@type'] === 'title'), [content]);
  return (
    <>
      {hasBlocks(answer) ? (
        <PageProvider content={answer}>
          <RenderBlocks container={answer} />
        </PageProvider>
      ) : (
        <>
          {data.description && <p>{data.description}</p>}
          <RichText html={data.text} className="page-text" />
        </>
      )}
      {data.file && (
        <p>
          <LazyMessages part="view">
            <Download of={data} className="button button--outline" />
          </LazyMessages>
        </p>
      )}
    </>
  );
}
