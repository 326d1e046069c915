import { FormattedMessage } from 'react-intl';
import type { ContentViewProps } from '../definition';
import { Download } from '@/components/download/download';
import { PageHeading } from '../shared/page-heading';
import type { FileData } from './data';
import { messages } from './messages';

/** A file: what it is, how large, and the way to have it. */
export function FileView({ data }: ContentViewProps<FileData>) {
  return (
    <>
      <PageHeading of={data} />
      <p>
        {data.file ? <Download of={data} className="button" /> : <FormattedMessage {...messages.missing} />}
      </p>
    </>
  );
}
