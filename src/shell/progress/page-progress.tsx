import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAppSelector } from '@/state/hooks';
import { messages } from './messages';
import './style.css';

/** Milliseconds that a page may take before anything is said of it. */
const patience = 300;

/** A bar at the upper edge while a page takes its time. */
export function PageProgress() {
  const intl = useIntl();
  const isLoading = useAppSelector((state) => state.pageLoad.requests.length > 0);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  if (!isSlow) return null;
  return (
    <div className="page-progress" role="progressbar" aria-label={intl.formatMessage(messages.loading)} />
  );
}
