import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '@/lib/after-paint';

/** Draws what stands below the first screen once that is painted. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted ? <>{children}</> : null;
}
