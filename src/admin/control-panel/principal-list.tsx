import { FormattedMessage } from 'react-intl';
import { getPrincipals } from '@/api/control-panels';
import { ErrorView } from '@/components/error-views/error-view';
import { RemoteData } from '@/components/remote-data/remote-data';
import { Screen } from '@/components/screen/screen';
import { ScreenTable } from '@/components/screen/screen-table';
import { ScreenWay } from '@/components/screen/screen-way';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';
import { messages } from './messages';

interface PrincipalListProps {
  kind: 'users' | 'groups';
  base: string;
}

/** Users or groups with their roles. */
export function PrincipalList({ kind, base }: PrincipalListProps) {
  const language = useLanguage();
  const { remote, retry } = useRemote([kind, language].join(' '), (signal) =>
    getPrincipals(kind, { language, signal }),
  );
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  return (
    <Screen title={messages[kind]} lead={<FormattedMessage {...messages.readOnly} />}>
      <RemoteData of={remote} skeleton={<div className="skeleton" />}>
        {(principals) => (
          <ScreenTable columns={[messages.id, messages.name, messages.roles]}>
            {principals.map(({ id, title, roles }) => (
              <tr key={id}>
                <td>{id}</td>
                <td>{title}</td>
                <td>{roles.join(', ')}</td>
              </tr>
            ))}
          </ScreenTable>
        )}
      </RemoteData>
      <ScreenWay to={base} label={messages.back} />
    </Screen>
  );
}
