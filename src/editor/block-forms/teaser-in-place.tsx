import type { ReactNode } from 'react';
import { hasLink } from '@/components/universal-link/link-target';
import { Preview } from '../preview/preview';
import { TargetPrompt } from '../prompts/target-prompt';
import { withTarget } from './teaser-form';

interface TeaserInPlaceProps {
  data: { href: unknown };
  onChange: (change: Readonly<Record<string, unknown>>) => void;
  /** What visitors see. */
  children: ReactNode;
}

/** A teaser as it is seen; without a target it asks for one. */
export function TeaserInPlace({ data, onChange, children }: TeaserInPlaceProps) {
  if (!hasLink(data.href))
    return <TargetPrompt onTarget={(target) => onChange(withTarget({ ...data }, [target]))} />;
  return <Preview>{children}</Preview>;
}
