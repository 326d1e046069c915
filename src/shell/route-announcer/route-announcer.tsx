import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { cmsPath } from '@/lib/content-path';
import { useShownPage } from '../use-shown-page';

/** Tells screen readers after each navigation which page they are on: nothing else would. */
export function RouteAnnouncer() {
  const announcedPath = useRef(cmsPath(useLocation().pathname));
  const shownPath = useShownPage(announcedPath.current);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (shownPath === null || announcedPath.current === shownPath) return;
    announcedPath.current = shownPath;
    setAnnounced(document.title);
  }, [shownPath]);

  return (
    <div id="route-announcer" className="visually-hidden" role="status">
      {announced}
    </div>
  );
}
