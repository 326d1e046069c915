import { FormattedMessage } from 'react-intl';
import { getControlPanel, type PanelField } from '@/api/control-panels';
import { ErrorView } from '@/components/error-views/error-view';
import { RemoteData } from '@/components/remote-data/remote-data';
import { Screen } from '@/components/screen/screen';
import { ScreenWay } from '@/components/screen/screen-way';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { messages } from './messages';
import './style.css';

function FieldValue({ field: { name, value } }: { field: PanelField }) {
  if (typeof value === 'boolean') return <FormattedMessage {...(value ? messages.yes : messages.no)} />;
  if (value === '') return <FormattedMessage {...messages.unset} />;
  // Passwords are readable over the API; nobody needs to see them on a screen.
  if (/pass/i.test(name)) return <FormattedMessage {...messages.hidden} />;
  const lines = value.split('\n');
  return lines.length === 1 && !value.startsWith('/') ? value : <PanelLines lines={lines} />;
}

/** A value of several lines; the path of content with which one begins leads there. */
function PanelLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="panel-view__lines">
      {lines.map((line) => {
        const [path = ''] = /^\/\S*/.exec(line) ?? [];
        return (
          <li key={line}>
            {path !== '' && <UniversalLink to={path}>{path}</UniversalLink>}
            {line.slice(path.length)}
          </li>
        );
      })}
    </ul>
  );
}

/** How one panel is set. */
export function PanelView({ name, base }: { name: string; base: string }) {
  const language = useLanguage();
  const { remote, retry } = useRemote([name, language].join(' '), (signal) =>
    getControlPanel(name, { language, signal }),
  );
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  return (
    <Screen
      title={messages.title}
      heading={dataOf(remote)?.title}
      lead={<FormattedMessage {...messages.readOnly} />}
    >
      <RemoteData of={remote} skeleton={<div className="skeleton" />}>
        {({ fields }) => (
          <dl className="panel-view">
            {fields.map((field) => (
              <div key={field.name} className="panel-view__field">
                <dt>{field.title || field.name}</dt>
                <dd>
                  <FieldValue field={field} />
                  {field.description !== '' && <p className="meta">{field.description}</p>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </RemoteData>
      <ScreenWay to={base} label={messages.back} />
    </Screen>
  );
}
