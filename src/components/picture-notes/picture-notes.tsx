import { FormattedMessage } from 'react-intl';
import { RichText } from '@/components/rich-text/rich-text';
import { messages } from './messages';
import './style.css';

interface PictureNotesProps {
  /** Words, or HTML. */
  credit: string;
  /** Address of the picture, where visitors may take it with them. */
  download?: string | undefined;
}

/** What is said of a picture: who made it, and a way to take it along. */
export function PictureNotes({ credit, download = '' }: PictureNotesProps) {
  if (credit.trim() === '' && download === '') return null;
  return (
    <div className="picture-notes">
      {credit.includes('<') ? <RichText html={credit} /> : credit}
      {download !== '' && (
        <a className="picture-notes__download" href={download} download>
          <FormattedMessage {...messages.download} />
        </a>
      )}
    </div>
  );
}
