import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { cmsPath } from '@/lib/content-path';
import { useAppSelector } from '@/state/hooks';

/** Time for what was loaded to be drawn and to set its title. */
const drawing = 150;

/** Tells screen readers after each navigation which page they are on: nothing else would. */
export function RouteAnnouncer() {
  const path = cmsPath(useLocation().pathname);
  const announcedPath = useRef(path);
  const [announced, setAnnounced] = useState('');
  // Before that the tab may still bear the title of the page before.
  const isLoaded = useAppSelector(
    ({ pageLoad: { location, requests } }) =>
      location === null || (location.path === path && requests.length === 0),
  );

  useEffect(() => {
    if (!isLoaded || announcedPath.current === path) return undefined;
    const timer = setTimeout(() => {
      announcedPath.current = path;
      setAnnounced(document.title);
    }, drawing);
    return () => clearTimeout(timer);
  }, [isLoaded, path]);

  return (
    <div id="route-announcer" className="visually-hidden" role="status">
      {announced}
    </div>
  );
}
