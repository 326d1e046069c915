import { useMemo } from 'react';
import { typePanel, typesPanel } from '@/api/content-types';
import { getControlPanel, patchControlPanel } from '@/api/control-panels';
import { ErrorView } from '@/components/error-views/error-view';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { AdminScreen } from '../kit/admin-screen';
import { SettingsForm } from '../kit/settings-form';
import { changesOf, settingsOf } from './type-settings';
import { messages } from './messages';
import { TypeTabs } from './type-tabs';

/** The panel of a content type: its words, what may lie in it, and its behaviours. */
export function TypeScreen({ base, id }: { base: string; id: string }) {
  const language = useLanguage();
  const { remote, retry } = useRemote([id, language].join(' '), (signal) =>
    getControlPanel(typePanel(id), { language, signal }),
  );
  const panel = dataOf(remote);
  const settings = useMemo(() => panel && settingsOf(panel), [panel]);
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  const list = `${base}/${typesPanel}`;
  return (
    <AdminScreen title={messages.title} heading={panel?.title} back={{ to: list, words: messages.title }}>
      <TypeTabs path={`${list}/${encodeURIComponent(id)}`} isFields={false} />
      <RemoteData of={remote} skeleton={<div className="skeleton" />}>
        {() =>
          settings && (
            <SettingsForm
              key={id}
              form={settings.form}
              stored={settings.values}
              cancel={list}
              save={(changes) => patchControlPanel(typePanel(id), changesOf(changes), { language })}
              onSaved={retry}
            />
          )
        }
      </RemoteData>
    </AdminScreen>
  );
}
