import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiError } from '@/api/error';
import { useLanguage } from '@/i18n/use-language';
import { ChooseFiles } from '@/tool/upload/choose-files';
import { AdminDialog } from '../kit/admin-dialog';
import { refusalMessages } from '../kit/messages';
import { readTable, rowsByColumn } from '../kit/read-table';
import { useJob } from '../kit/use-job';
import { useNotify } from '../kit/use-notify';
import { importMessages as messages, messages as userMessages } from './messages';
import { makeAccount, type NewAccount } from './new-account';

const columns = ['username', 'fullname', 'email', 'password'] as const;

const mostRows = 1000;

/** The words of a cell that holds several. */
const wordsIn = (cell = ''): string[] =>
  cell
    .split(/[|;,]/)
    .map((word) => word.trim())
    .filter(Boolean);

interface ReadAccount extends NewAccount {
  /** Where in the file it stands. */
  row: number;
}

/** The accounts of a table; undefined where it lacks a column. */
const accountsIn = (table: readonly (readonly string[])[]): ReadAccount[] | undefined =>
  rowsByColumn(table, columns)?.map(({ row, cells }) => ({
    row,
    username: cells.username,
    fullname: cells.fullname,
    email: cells.email,
    password: cells.password,
    roles: wordsIn(cells['roles']),
    groups: wordsIn(cells['groups']),
  }));

interface ImportDialogProps {
  onClose: () => void;
  onImported: () => void;
}

/** Makes the accounts that a table names; each that fails is told by its row. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const intl = useIntl();
  const language = useLanguage();
  const job = useJob();
  const notify = useNotify();
  const [name, setName] = useState('');
  const [accounts, setAccounts] = useState<readonly ReadAccount[]>();
  const isRead = name !== '';
  const isTooMany = (accounts?.length ?? 0) > mostRows;
  const isReady = accounts !== undefined && accounts.length > 0 && !isTooMany;
  const read = async ([file]: readonly File[]) => {
    if (!file) return;
    try {
      setAccounts(accountsIn(await readTable(file)));
      setName(file.name);
    } catch {
      notify('error', intl.formatMessage(refusalMessages.unreadFile));
    }
  };
  const send = async () => {
    if (!isReady) return;
    const items = accounts.map(({ row, ...account }) => ({
      ...account,
      title: intl.formatMessage(messages.row, { row, username: account.username }),
    }));
    onClose();
    await job(
      { running: messages.running, done: messages.done },
      items,
      async ({ title: _title, ...account }) => {
        const { isWhole } = await makeAccount(account, { language });
        if (isWhole) return;
        const message = intl.formatMessage(userMessages.createdInPart);
        throw new ApiError({ status: 400, kind: 'http', message });
      },
    );
    onImported();
  };
  return (
    <AdminDialog
      title={<FormattedMessage {...messages.title} />}
      width={560}
      onClose={onClose}
      action={
        <button
          type="button"
          className="admin-button admin-button--main"
          disabled={!isReady}
          onClick={() => void send()}
        >
          <FormattedMessage {...messages.submit} />
        </button>
      }
    >
      <p>
        <FormattedMessage {...messages.lead} />
      </p>
      <p>
        <code>{[...columns, 'roles', 'groups'].join(';')}</code>
      </p>
      <div>
        <ChooseFiles className="admin-button" onFiles={(files) => void read(files)}>
          <FormattedMessage {...messages.choose} />
        </ChooseFiles>
      </div>
      {isRead && (
        <p className={isReady ? undefined : 'admin-note admin-note--wrong'} role="status">
          {accounts === undefined ? (
            <FormattedMessage {...messages.noColumns} values={{ name }} />
          ) : (
            <FormattedMessage
              {...(isTooMany ? messages.tooMany : messages.found)}
              values={{ name, count: accounts.length, most: mostRows }}
            />
          )}
        </p>
      )}
    </AdminDialog>
  );
}
