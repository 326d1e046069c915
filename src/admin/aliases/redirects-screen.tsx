import { FormattedMessage, useIntl } from 'react-intl';
import { getAliases, postAlias } from '@/api/aliases';
import { useLanguage } from '@/i18n/use-language';
import { download as downloadFile } from '@/lib/download';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { ChooseFiles } from '@/tool/upload/choose-files';
import { AdminScreen } from '../kit/admin-screen';
import { refusalMessages } from '../kit/messages';
import { readTable } from '../kit/read-table';
import { useNotify } from '../kit/use-notify';
import { useJob } from '../kit/use-job';
import { messages as setupMessages } from '../control-panel/messages';
import { AliasList } from './alias-list';
import { messages } from './messages';

/** As many as a site can have. */
const all = 100_000_000;

const mostRows = 5000;

/** The rows of a table that name two addresses; the head names none. */
function pairsIn(table: readonly (readonly string[])[]): { row: number; path: string; target: string }[] {
  return table.flatMap(([path = '', target = ''], at) =>
    path === '' || (at === 0 && !path.startsWith('/')) ? [] : [{ row: at + 1, path, target }],
  );
}

/** The old addresses of the whole site and where they lead, also as a table. */
export function RedirectsScreen({ base }: { base: string }) {
  const intl = useIntl();
  const notify = useNotify();
  const language = useLanguage();
  const job = useJob();

  const download = async () => {
    try {
      const { aliases } = await getAliases('', { prefix: '', start: 0, size: all }, { language });
      const rows = aliases.map(({ path, target, time, isManual }) => [
        path,
        target,
        time,
        isManual ? 'True' : 'False',
      ]);
      const { default: Papa } = await import('papaparse');
      const table = Papa.unparse({ fields: ['old path', 'new path', 'datetime', 'manual'], data: rows });
      downloadFile('redirects.csv', table, 'text/csv;charset=utf-8');
    } catch {
      notify('error', intl.formatMessage(refusalMessages.failed));
    }
  };
  const upload = async (reload: () => void, [file]: readonly File[]) => {
    if (!file) return;
    const rows = await readTable(file).catch(() => undefined);
    if (!rows) {
      notify('error', intl.formatMessage(refusalMessages.unreadFile));
      return;
    }
    const pairs = pairsIn(rows);
    if (pairs.length === 0 || pairs.length > mostRows) {
      notify('error', intl.formatMessage(messages.noRows, { name: file.name, most: mostRows }));
      return;
    }
    const items = pairs.map((pair) => ({
      ...pair,
      title: intl.formatMessage(messages.row, { row: pair.row, path: pair.path }),
    }));
    await job({ running: messages.uploading, done: messages.uploaded }, items, ({ path, target }) =>
      postAlias('', { path, target }, { language }),
    );
    reload();
  };
  return (
    <AdminScreen title={messages.redirects} back={{ to: base, words: setupMessages.title }}>
      <p>
        <FormattedMessage {...messages.redirectsLead} />
      </p>
      <AliasList
        label={messages.redirects}
        tools={(reload) => (
          <>
            <button type="button" className="admin-button" onClick={() => void download()}>
              <FormattedMessage {...messages.download} />
            </button>
            <ChooseFiles className="admin-button" onFiles={(files) => void upload(reload, files)}>
              <ToolIcon name="upload" size={18} />
              <FormattedMessage {...messages.upload} />
            </ChooseFiles>
          </>
        )}
      />
    </AdminScreen>
  );
}
