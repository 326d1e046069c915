import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Does something whenever one goes elsewhere, without drawing anew what it stands in. */
export function OnNavigation({ run }: { run: () => void }) {
  const { key } = useLocation();
  useEffect(run, [run, key]);
  return null;
}
