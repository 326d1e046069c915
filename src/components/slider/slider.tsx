import { lazy, Suspense, useMemo, useRef, useState, type CSSProperties, type FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import { ErrorBoundary } from '../error-views/error-boundary';
import { useMediaQuery } from '../media-query/use-media-query';
import { messages } from './messages';
import type { RowMoves } from './moving-row';
import { SliderControls } from './slider-controls';
import { ShownSlidesContext, type SlideContent } from './slides';
import { StillRow } from './still-row';
import { useAutoplay } from './use-autoplay';
import './style.css';

const MovingRow = lazy(async () => ({ default: (await import('./moving-row')).MovingRow }));

const animation = 500;

export interface SliderProps {
  /** What the slides are about; names them for those who cannot see them. */
  label: string;
  slides: readonly SlideContent[];
  /** How many are seen at once. */
  perView?: number;
  /** Whether the first follows the last. */
  isEndless?: boolean;
  /** Goes on by itself, after so many milliseconds; a jump is not animated. */
  autoplay?: { delay: number; isJump: boolean } | undefined;
  /** The slide that is being edited: it is shown, and nothing plays by itself. */
  at?: number | undefined;
}

/**
 * Slides of which some are seen at a time. They stand still, at their final height, until the library that moves them is
 * there; where it cannot be had they are a row to scroll.
 */
export function Slider(props: SliderProps) {
  const { label, slides, isEndless = true, autoplay, at } = props;
  const intl = useIntl();
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const count = slides.length;
  const perView = Math.min(props.perView ?? 1, count);
  const last = isEndless ? count - 1 : count - perView;
  const [index, setIndex] = useState(at ?? 0);
  const first = Math.max(0, Math.min(index, last));
  const [wantsPlay, setWantsPlay] = useState(true);
  const [isHeld, setHeld] = useState(false);
  const row = useRef<RowMoves>(null);
  const shown = useMemo(() => ({ count, first, perView }), [count, first, perView]);

  // Until the row can move, the index alone changes.
  const step = (by: number) => setIndex(isEndless ? (first + by + count) % count : first + by);
  const moves: RowMoves = {
    next: () => (row.current ? row.current.next() : step(1)),
    previous: () => (row.current ? row.current.previous() : step(-1)),
    goTo: (index) => (row.current ? row.current.goTo(index) : setIndex(index)),
  };
  const canMove = count > perView;
  const mayPlay = autoplay !== undefined && canMove && !isCalm && at === undefined;
  const isPlaying = mayPlay && wantsPlay;
  useAutoplay(isPlaying && !isHeld, autoplay?.delay ?? animation, moves.next);

  const still = <StillRow slides={slides} first={at ?? first} />;
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
  };
  return (
    <div
      className="slider"
      role="group"
      aria-roledescription={intl.formatMessage(messages.carousel)}
      aria-label={label}
      style={{ '--per-view': perView } as CSSProperties}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={handleBlur}
    >
      {canMove && (
        <SliderControls
          slides={slides}
          first={first}
          last={last}
          isEndless={isEndless}
          moves={moves}
          isPlaying={mayPlay ? isPlaying : undefined}
          onPlay={(wants) => {
            setWantsPlay(wants);
            // Who starts it wants to see it go on, with the pointer still here.
            setHeld(false);
          }}
        />
      )}
      <ShownSlidesContext.Provider value={shown}>
        <div className="slider__view" aria-live={isPlaying ? 'off' : 'polite'}>
          {!canMove ? (
            still
          ) : (
            <ErrorBoundary fallback={() => <ScrolledRow slides={slides} />}>
              <Suspense fallback={still}>
                <MovingRow
                  key={`${count} ${perView}`}
                  slides={slides}
                  perView={perView}
                  isEndless={isEndless}
                  first={first}
                  at={at}
                  moves={row}
                  speed={isCalm || autoplay?.isJump === true ? 0 : animation}
                  onMove={setIndex}
                />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      </ShownSlidesContext.Provider>
    </div>
  );
}

/** All slides at once, for whom the library does not reach. */
function ScrolledRow({ slides }: Pick<SliderProps, 'slides'>) {
  const all = useMemo(() => ({ count: slides.length, first: 0, perView: slides.length }), [slides.length]);
  return (
    <ShownSlidesContext.Provider value={all}>
      <div className="slider__scrolled">
        <StillRow slides={slides} first={0} />
      </div>
    </ShownSlidesContext.Provider>
  );
}
