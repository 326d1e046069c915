import type { ContentViewProps } from '../definition';
import { ComposedPage } from './composed-page';
import type { FileFields, PlainFields } from './data';
import { Download } from './download';
import { hasBlocks } from './has-blocks';
import { PlainPage } from './plain-page';

/** A page of blocks, else of its fields, with the file that it has after its heading. */
export function PageWithFile({ content, data }: ContentViewProps<PlainFields & FileFields>) {
  const file = data.file && (
    <p>
      <Download of={data} className="button button--outline" />
    </p>
  );
  return hasBlocks(content) ? (
    <ComposedPage content={content} afterHeading={file} />
  ) : (
    <PlainPage content={content} data={data} afterHeading={file} />
  );
}
