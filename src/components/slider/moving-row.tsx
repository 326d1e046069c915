import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { Slick } from './slick';
import { Slide } from './slide';
import type { SlideContent } from './slides';

/** What the controls ask of the row. */
export interface RowMoves {
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
}

interface MovingRowProps {
  moves: Ref<RowMoves>;
  slides: readonly SlideContent[];
  perView: number;
  isEndless: boolean;
  speed: number;
  first: number;
  /** The slide that has to be seen, whatever was seen before. */
  at: number | undefined;
  onMove: (to: number) => void;
}

/** The slides as react-slick moves them: by drag, by touch and by its controls. */
export function MovingRow(props: MovingRowProps) {
  const { moves, slides, perView, isEndless, speed, first, at, onMove } = props;
  const slick = useRef<InstanceType<typeof Slick>>(null);
  useImperativeHandle(moves, () => ({
    next: () => slick.current?.slickNext(),
    previous: () => slick.current?.slickPrev(),
    goTo: (index) => slick.current?.slickGoTo(index),
  }));
  useEffect(() => {
    if (at !== undefined) slick.current?.slickGoTo(at, true);
  }, [at]);
  return (
    <Slick
      ref={slick}
      arrows={false}
      dots={false}
      infinite={isEndless}
      speed={speed}
      slidesToShow={perView}
      slidesToScroll={1}
      initialSlide={first}
      accessibility={false}
      beforeChange={(_from, to) => onMove(to)}
    >
      {slides.map(({ key, content }, index) => (
        <Slide key={key} index={index}>
          {content}
        </Slide>
      ))}
    </Slick>
  );
}
