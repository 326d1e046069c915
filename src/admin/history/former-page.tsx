import { getVersion } from '@/api/history';
import { loadAllBlocks } from '@/blocks/registry';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useLanguage } from '@/i18n/use-language';
import { PageBody } from '@/pages/content/page-body';
import { useRemote } from '@/state/use-remote';

/** A page as its visitors saw it. */
export function FormerPage({ path, version }: { path: string; version: number }) {
  const language = useLanguage();
  const { remote, retry } = useRemote(`${path} ${version} ${language}`, async (signal) => {
    const [content] = await Promise.all([getVersion(path, version, { language, signal }), loadAllBlocks()]);
    return content;
  });
  return (
    <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton" />}>
      {(content) => (
        <div className="history__sheet">
          <PageBody content={content} />
        </div>
      )}
    </RemoteData>
  );
}
