import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { FetchedPreviewLinks } from '@/tool/workflow/preview-links/fetched-preview-links';
import { TransitionList } from '@/tool/workflow/transition-list';
import { useWorkflow } from '@/tool/workflow/use-workflow';

interface StateSectionProps {
  path: string;
  title: string;
  takesFocus?: boolean;
  onDone: () => void;
}

/** The state of the page, and what it can become. */
export function StateSection({ path, title, takesFocus = false, onDone }: StateSectionProps) {
  const workflow = useWorkflow(path);
  return (
    <LazyMessages part="editor">
      <TransitionList
        path={path}
        title={title}
        workflow={workflow}
        takesFocus={takesFocus}
        onClose={onDone}
      />
      <FetchedPreviewLinks path={path} />
    </LazyMessages>
  );
}
