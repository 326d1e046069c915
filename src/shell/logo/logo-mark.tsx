import type { Variant } from '@/site/variants/variant-definition';

/** A scale of measured bars, waves, or building blocks: each site has its own mark. */
const marks: Record<Variant['logo']['mark'], { viewBox: string; path: string; stroke?: number }> = {
  bars: { viewBox: '0 0 44 42', path: 'M2 42V24M10 42V14M18 42V5M26 42V0M34 42V10M42 42V20', stroke: 4 },
  waves: {
    viewBox: '0 0 50 30',
    path: 'M1 5c6-5 10-5 16 0s10 5 16 0 10-5 16 0M1 15c6-5 10-5 16 0s10 5 16 0 10-5 16 0M1 25c6-5 10-5 16 0s10 5 16 0 10-5 16 0',
    stroke: 3.2,
  },
  blocks: { viewBox: '0 0 42 42', path: 'M0 0h19v19H0zM23 0h8v19h-8zM0 23h19v8H0zM23 23h19v19H23z' },
};

export function LogoMark({ mark }: { mark: Variant['logo']['mark'] }) {
  const { viewBox, path, stroke } = marks[mark];
  return (
    <svg className="logo__mark" viewBox={viewBox} aria-hidden="true" focusable="false">
      {stroke === undefined ? (
        <path d={path} fill="currentColor" />
      ) : (
        <path d={path} fill="none" stroke="currentColor" strokeWidth={stroke} />
      )}
    </svg>
  );
}
