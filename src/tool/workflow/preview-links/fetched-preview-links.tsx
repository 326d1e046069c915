import { lazy, Suspense } from 'react';

const PreviewLinks = lazy(async () => ({ default: (await import('./preview-links')).PreviewLinks }));

/** The preview links of a page, fetched where somebody looks at its state. */
export function FetchedPreviewLinks({ path }: { path: string }) {
  return (
    <Suspense fallback={null}>
      <PreviewLinks path={path} />
    </Suspense>
  );
}
