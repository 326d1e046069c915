import { useLocation } from 'react-router';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { cmsPath, contentOfScreen } from '@/lib/content-path';
import { useContentFirst } from '@/state/use-content-first';
import { FolderScreen } from './folder-screen';

/** What lies in a folder, for its editors. */
export function ContentsPage() {
  useContentFirst();
  const path = contentOfScreen(cmsPath(useLocation().pathname));
  return (
    <LazyMessages part="editor">
      <FolderScreen key={path} path={path} />
    </LazyMessages>
  );
}
