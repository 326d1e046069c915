import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { Toasts } from '@/tool/toasts/toasts';
import '@/tool/tokens.css';
import { JobPanel } from '../kit/job-panel';

/** What is told of what was done, wherever in the site one is; the editor has toasts of its own. */
export function Notices({ isEditor = false }: { isEditor?: boolean }) {
  return (
    <LazyMessages part="editor">
      <div className="tool">
        {!isEditor && <Toasts />}
        <JobPanel />
      </div>
    </LazyMessages>
  );
}
