import { Toolbar } from '@/admin/toolbar/toolbar';
// Whoever has tools opens such screens: the list of them is there before.
import './editors-screens';
import { preloadEditor } from '@/editor/screens/preload-editor';

/** The tools beside a page, of which one leads to its editor. */
export function SiteToolbar() {
  return <Toolbar preloadEditor={preloadEditor} />;
}
