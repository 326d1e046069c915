import { useId, type CSSProperties } from 'react';
import { AnchoredHeading } from '@/components/anchored-heading/anchored-heading';
import { UntilFound } from '@/components/until-found/until-found';
import { useAnchors } from '../page/hooks';
import { RenderBlocks } from '../render-blocks';
import type { PanelData } from './data';

interface PanelProps {
  id: string;
  data: PanelData;
  position: number;
  level: number;
  /** Class and style of its wrapper. */
  frame: { className: string; style: CSSProperties };
  isOpen: boolean;
  isLeftOut: boolean;
  onToggle: () => void;
  onShow: () => void;
}

/** A title that opens and closes what stands below it. */
export function Panel(props: PanelProps) {
  const { id, data, position, level, frame, isOpen, isLeftOut, onToggle, onShow } = props;
  const [anchor] = useAnchors(id);
  const ids = useId();
  return (
    <div {...frame} hidden={isLeftOut}>
      <div className="block-accordion__panel" data-open={isOpen}>
        <AnchoredHeading level={level} id={anchor} className="block-accordion__title">
          <button
            type="button"
            id={`${ids}-title`}
            className="block-accordion__button"
            aria-expanded={isOpen}
            aria-controls={`${ids}-content`}
            onClick={onToggle}
          >
            <span>{data.title}</span>
            <span className="block-accordion__mark" aria-hidden="true" />
          </button>
        </AnchoredHeading>
        <div className="block-accordion__fold">
          <UntilFound
            id={`${ids}-content`}
            className="block-accordion__inner"
            role="group"
            aria-labelledby={`${ids}-title`}
            isHidden={!isOpen}
            onFound={onShow}
            anchor={anchor}
          >
            <div className="block-accordion__content">
              <RenderBlocks container={data as object} nested position={position} />
            </div>
          </UntilFound>
        </div>
      </div>
    </div>
  );
}
