import { Toolbar } from '@/admin/toolbar/toolbar';
import { preloadEditor } from '@/editor/screens/preload-editor';

/** The tools beside a page, of which one leads to its editor. */
export function SiteToolbar() {
  return <Toolbar preloadEditor={preloadEditor} />;
}
