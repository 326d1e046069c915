import { FormattedMessage } from 'react-intl';
import { getControlPanels, type PanelSummary } from '@/api/control-panels';
import { ErrorView } from '@/components/error-views/error-view';
import { RemoteData } from '@/components/remote-data/remote-data';
import { Screen } from '@/components/screen/screen';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';
import { messages } from './messages';

function byGroup(panels: readonly PanelSummary[]): [string, PanelSummary[]][] {
  const groups = new Map<string, PanelSummary[]>();
  for (const panel of panels) groups.set(panel.group, [...(groups.get(panel.group) ?? []), panel]);
  return [...groups];
}

/** Every panel of the setup in its group, and the ways to users and groups. */
export function PanelList({ base }: { base: string }) {
  const language = useLanguage();
  const { remote, retry } = useRemote(language, (signal) => getControlPanels({ language, signal }));
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  return (
    <Screen title={messages.title} lead={<FormattedMessage {...messages.lead} />}>
      <h2>
        <FormattedMessage {...messages.people} />
      </h2>
      <ul>
        {(['users', 'groups'] as const).map((kind) => (
          <li key={kind}>
            <UniversalLink to={`${base}/${kind}`}>
              <FormattedMessage {...messages[kind]} />
            </UniversalLink>
          </li>
        ))}
      </ul>
      <RemoteData of={remote} skeleton={<div className="skeleton" />}>
        {(panels) => (
          <>
            {byGroup(panels).map(([group, entries]) => (
              <section key={group}>
                <h2>{group || <FormattedMessage {...messages.other} />}</h2>
                <ul>
                  {entries.map(({ name, title }) => (
                    <li key={name}>
                      <UniversalLink to={`${base}/${name}`}>{title}</UniversalLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </RemoteData>
    </Screen>
  );
}
