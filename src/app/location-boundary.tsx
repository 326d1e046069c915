import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '@/components/error-views/error-boundary';

interface LocationBoundaryProps {
  fallback: (error: Error) => ReactNode;
  children: ReactNode;
}

/** What could not be drawn has a new chance at the next location; what could stays as it is there. */
export function LocationBoundary({ fallback, children }: LocationBoundaryProps) {
  return (
    <ErrorBoundary resetKey={useLocation().key} fallback={fallback}>
      {children}
    </ErrorBoundary>
  );
}
