import type { ReactNode } from 'react';
import { addressOf, hasLink, isDangling } from '@/components/universal-link/link-target';
import { Preview } from './preview';
import { DeadButton } from '@/tool/prompts/dead-button';
import { TargetPrompt } from '@/tool/prompts/target-prompt';
import { withTarget } from './teaser-form';

interface TeaserInPlaceProps {
  data: { href: unknown; title?: string | undefined };
  onChange: (change: Readonly<Record<string, unknown>>) => void;
  /** What visitors see. */
  children: ReactNode;
}

/** A teaser as it is seen; without a target it asks for one, and says which is gone. */
export function TeaserInPlace({ data, onChange, children }: TeaserInPlaceProps) {
  if (!hasLink(data.href))
    return (
      <>
        {isDangling(data.href) && (
          <p>
            <DeadButton words={data.title || addressOf(data.href)} />
          </p>
        )}
        <TargetPrompt onTarget={(target) => onChange(withTarget({ ...data }, [target]))} />
      </>
    );
  return <Preview>{children}</Preview>;
}
