import { Slide } from './slide';
import type { SlideContent } from './slides';

interface StillRowProps {
  slides: readonly SlideContent[];
  /** Which of them is at the left edge. */
  first: number;
}

/** The slides beside each other as they will stand, at their final height. */
export function StillRow({ slides, first }: StillRowProps) {
  return (
    <div className="slider__still">
      <div className="slider__row" style={{ translate: `calc(${-first} * 100% / var(--per-view))` }}>
        {slides.map(({ key, content }, index) => (
          <Slide key={key} index={index}>
            {content}
          </Slide>
        ))}
      </div>
    </div>
  );
}
