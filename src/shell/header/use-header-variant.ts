import { useMemo } from 'react';
import { useNearest, useSettings } from '@/state/hooks';
import { headerVariantOf, type HeaderVariant } from './header-variant';

export function useHeaderVariant(): HeaderVariant {
  const nearest = useNearest();
  const settings = useSettings();
  return useMemo(() => headerVariantOf(nearest, settings), [nearest, settings]);
}
