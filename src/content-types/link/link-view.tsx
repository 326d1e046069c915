import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, resolvePath } from 'react-router';
import { flatten } from '@/api/urls';
import { linkTarget } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useSession } from '@/state/hooks';
import { useIsPreview } from '@/state/preview';
import type { ContentViewProps } from '../definition';
import { PageHeading } from '../shared/page-heading';
import type { LinkData } from './data';
import { messages } from './messages';

/** A link: visitors are taken to its target, logged-in users see where it leads. */
export function LinkView({ data }: ContentViewProps<LinkData>) {
  // An editor who looks at it stays.
  const isPreview = useIsPreview();
  const isAnonymous = useSession() === null && !isPreview;
  const remote = data.targetUrl || data.remoteUrl;
  const target = linkTarget(remote, isAnonymous);
  const away =
    isAnonymous && (target.kind === 'external' || target.kind === 'plain') ? target.href : undefined;
  useEffect(() => {
    if (away) window.location.replace(away);
  }, [away]);

  if (isAnonymous && target.kind === 'page') {
    // An address that begins without a slash would lead on and on while the next page is not there yet.
    return <Navigate to={resolvePath(target.path, flatten(data['@id']))} replace />;
  }
  return (
    <>
      <PageHeading of={data} />
      <p>
        {remote ? (
          <FormattedMessage
            {...messages.target}
            values={{ link: <UniversalLink to={remote}>{remote}</UniversalLink> }}
          />
        ) : (
          <FormattedMessage {...messages.missing} />
        )}
      </p>
    </>
  );
}
