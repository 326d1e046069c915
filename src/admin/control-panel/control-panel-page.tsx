import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { typesPanel } from '@/api/content-types';
import { getControlPanels, type PanelSummary } from '@/api/control-panels';
import { ErrorView } from '@/components/error-views/error-view';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useLanguage } from '@/i18n/use-language';
import { cmsPath } from '@/lib/content-path';
import { decodedPart } from '@/lib/decoded';
import type { RemoteError } from '@/lib/remote';
import { useSession } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { PanelList } from './panel-list';
import { PanelScreen } from './panel-screen';

const notFound: RemoteError = { status: 404, kind: 'http', message: 'Not found' };
const notAllowed: RemoteError = { status: 401, kind: 'http', message: 'You may not do this here.' };

/** Panels that have a screen of their own. */
const own = {
  users: lazy(async () => ({ default: (await import('../users/users-screen')).UsersScreen })),
  groups: lazy(async () => ({ default: (await import('../groups/groups-screen')).GroupsScreen })),
  membership: lazy(async () => ({ default: (await import('../groups/membership-screen')).MembershipScreen })),
  redirects: lazy(async () => ({ default: (await import('../aliases/redirects-screen')).RedirectsScreen })),
  relations: lazy(async () => ({ default: (await import('../relations/relations-screen')).RelationsScreen })),
  'moderate-comments': lazy(async () => ({
    default: (await import('../comments/comments-screen')).CommentsScreen,
  })),
};

const ContentTypes = lazy(async () => ({
  default: (await import('../content-types/content-types-panel')).ContentTypesPanel,
}));

const isOwn = (name: string): name is keyof typeof own => Object.hasOwn(own, name);

/** The site's setup: what there is to set, how it is set, and who belongs to the site. */
export function ControlPanelPage() {
  const segments = cmsPath(useLocation().pathname).split('/');
  const root = segments.indexOf('controlpanel') + 1;
  const base = segments.slice(0, root).join('/');
  const [name, ...more] = segments.slice(root);
  if (more.length > 0 && name !== typesPanel) return <ErrorView error={notFound} />;
  return (
    <LazyMessages part="editor">
      <Overseers>
        {(offered) => (
          <Suspense fallback={<div className="skeleton" />}>
            {name !== typesPanel ? (
              <PanelAt base={base} name={name === undefined ? undefined : (decodedPart(name) ?? name)} />
            ) : offered.some((panel) => panel.name === typesPanel) ? (
              <ContentTypes base={base} parts={more.map((part) => decodedPart(part) ?? part)} />
            ) : (
              <ErrorView error={notAllowed} />
            )}
          </Suspense>
        )}
      </Overseers>
    </LazyMessages>
  );
}

/** Some of what is set up here everybody may read: the setup itself is for those to whom the CMS shows its panels. */
function Overseers({ children }: { children: (offered: readonly PanelSummary[]) => ReactNode }) {
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const { remote, retry } = useRemote([language, userId].join(' '), (signal) =>
    getControlPanels({ language, signal }),
  );
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  return (
    <RemoteData of={remote} skeleton={<div className="skeleton" />}>
      {children}
    </RemoteData>
  );
}

function PanelAt({ base, name }: { base: string; name: string | undefined }) {
  if (name === undefined) return <PanelList base={base} />;
  if (isOwn(name)) {
    const Panel = own[name];
    return <Panel base={base} />;
  }
  return <PanelScreen key={name} name={name} base={base} />;
}
