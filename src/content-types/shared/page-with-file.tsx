import { hasBlocks } from '@/blocks/page/has-blocks';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from './composed-page';
import type { FileFields } from '@/components/download/data';
import type { PlainFields } from './data';
import { Download } from '@/components/download/download';
import { PlainPage } from './plain-page';

/** A page of blocks, else of its fields, with the file that it has after its heading. */
export function PageWithFile({ content, data }: ContentViewProps<PlainFields & FileFields>) {
  const file = data.file && (
    <p className="page-file">
      <Download of={data} className="button button--outline" />
    </p>
  );
  return hasBlocks(content) ? (
    <ComposedPage content={content} afterHeading={file} />
  ) : (
    <PlainPage content={content} data={data} afterHeading={file} />
  );
}
