import type { ReactNode } from 'react';
import { flatten } from '@/api/urls';
import { imageSourceOf } from '@/components/image/image-source';
import type { Reference } from '@/forms/schema';
import { ToolIcon } from '../icon/tool-icon';

/** Content, or an address, that is pointed to: its picture, its title and where it lies. */
export function TargetCard({ target, children }: { target: Reference; children?: ReactNode }) {
  const source = imageSourceOf(target);
  const path = flatten(target['@id']);
  return (
    <span className="tool-target">
      <span className="tool-target__picture">
        {source ? <img src={source.src} alt="" loading="lazy" /> : <ToolIcon name="link" size={16} />}
      </span>
      <span className="tool-target__words">
        <span className="tool-target__title" title={target.title || path}>
          {target.title || path}
        </span>
        {target.title && <span className="tool-target__path">{path}</span>}
      </span>
      {children}
    </span>
  );
}
