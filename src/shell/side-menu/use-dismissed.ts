import { useCallback, useEffect, useState } from 'react';

/** Whether Escape has put a name away that hides what lies behind it; wherever pointer and focus are then, they stay. */
export function useDismissed(): [isDismissed: boolean, showAgain: () => void] {
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, []);
  const showAgain = useCallback(() => setDismissed(false), []);
  return [isDismissed, showAgain];
}
