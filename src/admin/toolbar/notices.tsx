import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { Toasts } from '@/tool/toasts/toasts';
import '@/tool/tokens.css';
import { JobPanel } from '../kit/job-panel';

/** What is told of what was done, wherever in the site one is. */
export function Notices() {
  return (
    <LazyMessages part="editor">
      <div className="tool">
        <Toasts />
        <JobPanel />
      </div>
    </LazyMessages>
  );
}
