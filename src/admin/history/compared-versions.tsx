import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getStored, getTypeSchema, patchStored } from '@/api/editing';
import { getVersion } from '@/api/history';
import type { PageFacts } from '@/api/page-actions';
import { loadAllBlocks } from '@/blocks/registry';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';
import { refusalMessages } from '../kit/messages';
import { useJob } from '../kit/use-job';
import { useNotify } from '../kit/use-notify';
import { messages } from './messages';

type Fields = Readonly<Record<string, unknown>>;

/** Draws what is another in two states of a page. */
export type Compared = ComponentType<{
  then: Fields;
  now: Fields;
  schema: unknown;
  names: Readonly<Record<'then' | 'now', ReactNode>>;
  onTake: ((changed: Record<string, unknown>) => void) | undefined;
}>;

interface ComparedVersionsProps {
  page: PageFacts;
  version: number;
  /** The version beside it; undefined for the page as it is. */
  other: number | undefined;
  mayChange: boolean;
  Compared: Compared;
  /** Something of the page was taken back. */
  onTaken: () => void;
}

/** A version beside another, or beside the page as it is, of which each part can be taken back. */
export function ComparedVersions(props: ComparedVersionsProps) {
  const { page, version, other, mayChange, Compared, onTaken } = props;
  const { path } = page;
  const language = useLanguage();
  const intl = useIntl();
  const job = useJob();
  const notify = useNotify();
  const key = [path, version, other ?? '', language].join(' ');
  const { remote, retry } = useRemote(key, async (signal) => {
    const call = { language, signal };
    const beside = other === undefined ? getStored(path, call) : getVersion(path, other, call);
    const [then, now, schema] = await Promise.all([
      getVersion(path, version, call),
      beside as Promise<Fields>,
      getTypeSchema(path, page.type, call),
      loadAllBlocks(),
    ]);
    return { then: then as Fields, now, schema };
  });
  const take = async (changed: Record<string, unknown>, shown: Fields) => {
    const latest = await getStored(path, { language }).catch(() => undefined);
    if (latest?.modified !== shown['modified']) {
      notify('error', intl.formatMessage(latest ? messages.changedMeanwhile : refusalMessages.failed));
      retry();
      return;
    }
    const { done } = await job({ running: messages.taking, done: messages.taken }, [page], () =>
      patchStored(path, changed, { language, token: '' }),
    );
    if (done.length === 0) return;
    onTaken();
    retry();
  };
  const numbered = (which: number) => (
    <FormattedMessage {...messages.version} values={{ version: which + 1 }} />
  );
  return (
    <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton history__skeleton" />}>
      {({ then, now, schema }) => (
        <LazyMessages part="editor">
          <Compared
            then={then}
            now={now}
            schema={schema}
            names={{
              then: numbered(version),
              now: other === undefined ? <FormattedMessage {...messages.present} /> : numbered(other),
            }}
            onTake={mayChange && other === undefined ? (changed) => void take(changed, now) : undefined}
          />
        </LazyMessages>
      )}
    </RemoteData>
  );
}
