import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { getTypes, typesPanel, type TypeSummary } from '@/api/content-types';
import { ErrorView } from '@/components/error-views/error-view';
import { RemoteData } from '@/components/remote-data/remote-data';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { IconButton } from '@/tool/widgets/icon-button';
import { messages as setupMessages } from '../control-panel/messages';
import '../control-panel/style.css';
import { AdminScreen } from '../kit/admin-screen';
import { PanelTable } from '../kit/panel-table';
import { isShipped } from './shipped-types';
import { messages } from './messages';
import { AddTypeDialog, DeleteTypeDialog } from './type-dialogs';

const add = 'add';

/** The content types of the site, with as many items as there are of each. */
export function TypesScreen({ base }: { base: string }) {
  const intl = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  const [task, setTask] = useState<typeof add | TypeSummary>();
  const { remote, retry } = useRemote(language, (signal) => getTypes({ language, signal }));
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  const pathOf = (id: string) => `${base}/${typesPanel}/${encodeURIComponent(id)}`;
  const close = () => setTask(undefined);
  const label = intl.formatMessage(messages.title);
  return (
    <AdminScreen
      title={messages.title}
      back={{ to: base, words: setupMessages.title }}
      actions={
        <button type="button" className="admin-button admin-button--main" onClick={() => setTask(add)}>
          <ToolIcon name="plus" size={18} />
          <FormattedMessage {...messages.add} />
        </button>
      }
    >
      <p>
        <FormattedMessage {...messages.lead} />
      </p>
      <RemoteData of={remote} skeleton={<div className="skeleton" />}>
        {(types) => (
          <>
            <PanelTable
              label={label}
              columns={[messages.name, messages.count, null]}
              numbers={[messages.count]}
            >
              {types.map((type) => (
                <tr key={type.id}>
                  <th scope="row">
                    <PageLink to={pathOf(type.id)} className="admin-link">
                      {type.title}
                    </PageLink>
                    <span className="panel-table__note">
                      {[type.id, type.description].filter(Boolean).join(' · ')}
                    </span>
                  </th>
                  <td className="panel-table__number">{intl.formatNumber(type.count)}</td>
                  <td>
                    {!isShipped(type.id) && (
                      <IconButton
                        icon="trash"
                        name={intl.formatMessage(messages.delete, { title: type.title })}
                        onClick={() => setTask(type)}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </PanelTable>
            {task === add ? (
              <AddTypeDialog types={types} onClose={close} onAdded={(id) => void navigate(pathOf(id))} />
            ) : (
              task && (
                <DeleteTypeDialog
                  type={task}
                  onClose={close}
                  onDeleted={() => {
                    close();
                    retry();
                  }}
                />
              )
            )}
          </>
        )}
      </RemoteData>
    </AdminScreen>
  );
}
