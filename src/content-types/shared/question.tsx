import { useMemo, useState } from 'react';
import { getContent } from '@/api/content';
import type { AnyContent } from '@/api/types/any-content';
import type { Summary } from '@/api/types/summary';
import { flatten } from '@/api/urls';
import { Disclosure } from '@/components/disclosure/disclosure';
import { RemoteData } from '@/components/remote-data/remote-data';
import { RichText } from '@/components/rich-text/rich-text';
import { useLanguage } from '@/i18n/use-language';
import { record, type Read } from '@/lib/shape';
import { useRemote } from '@/state/use-remote';
import { ComposedPage } from './composed-page';
import { fileFields, plainFields } from './data';
import { Download } from './download';
import { hasBlocks } from './has-blocks';
import { withoutBlocks } from './without-blocks';

const answerShape = record({ ...plainFields, ...fileFields });

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
      <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton question__skeleton" />}>
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
        <ComposedPage content={answer} isNamed />
      ) : (
        <>
          {data.description && <p>{data.description}</p>}
          <RichText html={data.text} className="page-text" />
        </>
      )}
      {data.file && (
        <p>
          <Download of={data} className="button button--outline" />
        </p>
      )}
    </>
  );
}
