import { useLocation } from 'react-router';
import { ErrorView } from '@/components/error-views/error-view';
import { cmsPath } from '@/lib/content-path';
import { decodedPart } from '@/lib/decoded';
import type { RemoteError } from '@/lib/remote';
import { PanelList } from './panel-list';
import { PanelView } from './panel-view';
import { PrincipalList } from './principal-list';

const notFound: RemoteError = { status: 404, kind: 'http', message: 'Not found' };

/** The site's setup: what there is to set, how it is set, and who belongs to the site. */
export function ControlPanelPage() {
  const segments = cmsPath(useLocation().pathname).split('/');
  const root = segments.indexOf('controlpanel') + 1;
  const base = segments.slice(0, root).join('/');
  const [name, ...more] = segments.slice(root);
  if (more.length > 0) return <ErrorView error={notFound} />;
  if (name === undefined) return <PanelList base={base} />;
  if (name === 'users' || name === 'groups') return <PrincipalList key={name} kind={name} base={base} />;
  return <PanelView key={name} name={decodedPart(name) ?? name} base={base} />;
}
