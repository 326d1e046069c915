import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { getControlPanel, getControlPanels, panelItemsOf, patchControlPanel } from '@/api/control-panels';
import { ErrorView } from '@/components/error-views/error-view';
import { RemoteData } from '@/components/remote-data/remote-data';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import { dataOf, type RemoteError } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { contentForm } from '@/tool/form/content-form';
import { AdminScreen } from '../kit/admin-screen';
import { SettingsForm } from '../kit/settings-form';
import { messages } from './messages';
import { PanelItems } from './panel-items';
import { panelEntries } from './purposes';
import './style.css';

const notFound: RemoteError = { status: 404, kind: 'http', message: 'Not found' };

/** One panel of the setup, with its form, beside the others. */
export function PanelScreen({ name, base }: { name: string; base: string }) {
  const language = useLanguage();
  const { remote, retry } = useRemote([name, language].join(' '), (signal) =>
    getControlPanel(name, { language, signal }),
  );
  const others = useRemote(language, (signal) => getControlPanels({ language, signal }));
  const panel = dataOf(remote);
  const form = useMemo(() => (panel?.schema ? contentForm(panel.schema) : undefined), [panel]);
  const listed = panel && form === undefined ? panelItemsOf(panel) : [];
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  // Nothing here could show what it holds.
  if (panel !== undefined && form === undefined && listed.length === 0) return <ErrorView error={notFound} />;
  const entries = panelEntries(dataOf(others.remote) ?? []).filter(({ summary }) => summary !== null);
  return (
    <AdminScreen title={messages.title} heading={panel?.title} back={{ to: base, words: messages.title }}>
      <div className="panel-screen">
        <OtherPanels base={base} name={name} entries={entries} />
        <div className="panel-screen__form">
          <RemoteData of={remote} skeleton={<div className="skeleton" />}>
            {({ description, data }) => (
              <>
                {description !== '' && <p>{description}</p>}
                {!form && <PanelItems items={listed} />}
                {form && (
                  <SettingsForm
                    key={name}
                    form={form}
                    stored={data}
                    cancel={base}
                    save={(changes) => patchControlPanel(name, changes, { language })}
                    onSaved={retry}
                  />
                )}
              </>
            )}
          </RemoteData>
        </div>
      </div>
    </AdminScreen>
  );
}

interface OtherPanelsProps {
  base: string;
  name: string;
  entries: ReturnType<typeof panelEntries>;
}

function OtherPanels({ base, name, entries }: OtherPanelsProps) {
  return (
    <nav className="panel-screen__others">
      <h2 className="panel-screen__title">
        <FormattedMessage {...messages.panels} />
      </h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.name}>
            <PageLink
              to={`${base}/${entry.name}`}
              className="panel-screen__other"
              aria-current={entry.name === name ? 'page' : undefined}
            >
              {entry.summary?.title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
