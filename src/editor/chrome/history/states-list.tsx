import { useState } from 'react';
import { FormattedDate, FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useRemote } from '@/state/use-remote';
import { useEditSession, useSavingState } from '../../session/edit-session';
import { messages } from './messages';
import { getVersions, type PageVersion } from './page-versions';
import { VersionDialog } from './version-dialog';

/** So many states are shown. */
const mostStates = 20;

interface Day {
  day: string;
  versions: readonly PageVersion[];
}

/** The states by the day on which they were saved. */
function daysOf(versions: readonly PageVersion[]): Day[] {
  const days = new Map<string, PageVersion[]>();
  for (const version of versions) {
    const day = new Date(version.time).toDateString();
    days.set(day, [...(days.get(day) ?? []), version]);
  }
  return [...days].map(([day, each]) => ({ day, versions: each }));
}

interface RowProps {
  version: PageVersion;
  isPresent: boolean;
  onShow: () => void;
}

function Row({ version: { time, person, words }, isPresent, onShow }: RowProps) {
  const intl = useIntl();
  const name = intl.formatMessage(messages.show, { time: intl.formatTime(time) });
  return (
    <li>
      <button type="button" className="tool-history__state" title={name} onClick={onShow}>
        <span className="tool-history__time">
          <FormattedTime value={time} />
        </span>
        <span className="tool-history__what">
          <span className="visually-hidden">{name}: </span>
          <span className="tool-history__type">{person}</span>
          <span className="tool-history__words">{words}</span>
        </span>
        {isPresent && (
          <span className="tool-history__present">
            <FormattedMessage {...messages.present} />
          </span>
        )}
      </button>
    </li>
  );
}

/** The states in which the page was saved last; each can be looked at, and taken back. */
export function StatesList() {
  const { page, server } = useEditSession();
  const { savedVersion } = useSavingState();
  const [shown, setShown] = useState<PageVersion>();
  const path = server.path();
  const { language } = page;
  const { remote, retry } = useRemote(path === undefined ? null : `${path} ${savedVersion}`, (signal) =>
    getVersions(path ?? '', { language, signal }),
  );
  const isDenied = remote.status === 'failed' && [401, 403].includes(remote.error.status ?? 0);
  return (
    <section>
      <h2 className="tool-history__heading">
        <FormattedMessage {...messages.states} />
      </h2>
      {path === undefined && (
        <p className="tool-sidebar__note">
          <FormattedMessage {...messages.notSaved} />
        </p>
      )}
      {isDenied ? (
        <p className="tool-sidebar__note">
          <FormattedMessage {...messages.notAllowed} />
        </p>
      ) : (
        <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton" />}>
          {(versions) => <States versions={versions.slice(0, mostStates)} onShow={setShown} />}
        </RemoteData>
      )}
      {shown && path !== undefined && (
        <VersionDialog key={shown.version} path={path} version={shown} onClose={() => setShown(undefined)} />
      )}
    </section>
  );
}

interface StatesProps {
  versions: readonly PageVersion[];
  onShow: (version: PageVersion) => void;
}

function States({ versions, onShow }: StatesProps) {
  return (
    <>
      <p className="tool-sidebar__note">
        <FormattedMessage {...(versions.length === 0 ? messages.noStates : messages.statesText)} />
      </p>
      {daysOf(versions).map(({ day, versions: saved }) => (
        <section key={day}>
          <h3 className="tool-history__day">
            <FormattedDate value={saved[0]?.time ?? 0} day="numeric" month="long" year="numeric" />
          </h3>
          <ul className="tool-history__list">
            {saved.map((each) => (
              <Row
                key={each.version}
                version={each}
                isPresent={each === versions[0]}
                onShow={() => onShow(each)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
