import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { TransitionList } from '@/tool/workflow/transition-list';

interface StateSectionProps {
  path: string;
  title: string;
  onDone: () => void;
}

/** The state of the page, and what it can become. */
export function StateSection({ path, title, onDone }: StateSectionProps) {
  return (
    <LazyMessages part="editor">
      <TransitionList path={path} title={title} onClose={onDone} />
    </LazyMessages>
  );
}
