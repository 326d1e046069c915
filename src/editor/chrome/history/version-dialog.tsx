import { FormattedDate, FormattedMessage, FormattedTime } from 'react-intl';
import { getVersion } from '@/api/history';
import { Dialog } from '@/components/dialog/dialog';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useRemote } from '@/state/use-remote';
import { useEditSession } from '../../session/edit-session';
import { ComparedVersion } from './compared-version';
import { messages } from './messages';
import type { PageVersion } from './page-versions';
import './version.css';

interface VersionDialogProps {
  path: string;
  version: PageVersion;
  onClose: () => void;
}

/** A page as it was saved once, with all that is another now; each of that can be taken back, and the whole of it. */
export function VersionDialog({ path, version: { version, time, person }, onClose }: VersionDialogProps) {
  const { language } = useEditSession().page;
  const { remote, retry } = useRemote(`${path} ${version}`, (signal) =>
    getVersion(path, version, { language, signal }),
  );
  return (
    <Dialog
      className="tool tool-leave tool-version"
      title={
        <FormattedMessage
          {...messages.title}
          values={{
            day: <FormattedDate value={time} day="numeric" month="long" year="numeric" />,
            time: <FormattedTime value={time} />,
          }}
        />
      }
      onClose={onClose}
    >
      <p>
        <FormattedMessage {...messages.compared} values={{ person }} />
      </p>
      <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton" />}>
        {(content) => <ComparedVersion content={content} time={time} onClose={onClose} />}
      </RemoteData>
    </Dialog>
  );
}
