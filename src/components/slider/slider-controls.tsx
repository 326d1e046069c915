import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon';
import { messages } from './messages';
import type { RowMoves } from './moving-row';
import type { SlideContent } from './slides';

interface SliderControlsProps {
  slides: readonly SlideContent[];
  first: number;
  /** The last slide that can stand at the left edge. */
  last: number;
  isEndless: boolean;
  /** undefined where nothing plays by itself. */
  isPlaying: boolean | undefined;
  moves: RowMoves;
  onPlay: (isPlaying: boolean) => void;
}

/** Pause, arrows and a dot for each slide. */
export function SliderControls(props: SliderControlsProps) {
  const { slides, first, last, isEndless, isPlaying, moves, onPlay } = props;
  const intl = useIntl();
  const play = intl.formatMessage(isPlaying === true ? messages.pause : messages.play);
  const handleKey = (event: KeyboardEvent) => {
    const move = new Map([
      ['ArrowRight', moves.next],
      ['ArrowLeft', moves.previous],
      ['Home', () => moves.goTo(0)],
      ['End', () => moves.goTo(last)],
    ]).get(event.key);
    if (!move) return;
    event.preventDefault();
    move();
  };
  const step = (name: 'previous' | 'next') => {
    const words = intl.formatMessage(messages[name]);
    const isAtEnd = !isEndless && first === (name === 'next' ? last : 0);
    return (
      <button
        type="button"
        className="icon-button slider__step"
        aria-label={words}
        title={words}
        aria-disabled={isAtEnd}
        onClick={isAtEnd ? undefined : moves[name]}
      >
        <Icon name={name === 'next' ? 'arrow-right' : 'arrow-left'} size={20} />
      </button>
    );
  };
  return (
    <div
      className="slider__controls"
      role="group"
      aria-label={intl.formatMessage(messages.slides)}
      onKeyDown={handleKey}
    >
      {isPlaying !== undefined && (
        <button
          type="button"
          className="icon-button slider__step"
          aria-label={play}
          title={play}
          onClick={() => onPlay(!isPlaying)}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
        </button>
      )}
      {step('previous')}
      <div className="slider__dots">
        {slides.slice(0, last + 1).map(({ key, name }, index) => (
          <button
            key={key}
            type="button"
            className="slider__dot"
            aria-label={intl.formatMessage(messages.goTo, { position: index + 1, name })}
            aria-current={index === first ? 'true' : undefined}
            onClick={() => moves.goTo(index)}
          />
        ))}
      </div>
      {step('next')}
    </div>
  );
}
