import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FocalPoint } from '@/api/types/atoms';
import { messages } from './messages';

const steps: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

const percent = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

interface FocalPointProps {
  src: string;
  point: FocalPoint;
  onChange: (point: FocalPoint) => void;
}

/** A picture with the ring on what stays in sight: put there by a click, dragged, moved by arrows, or told in numbers. */
export function FocalPointField({ src, point, onChange }: FocalPointProps) {
  const intl = useIntl();
  const picture = useRef<HTMLImageElement>(null);
  const ring = useRef<HTMLButtonElement>(null);
  const follow = (event: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return;
    onChange({
      x: percent((100 * (event.clientX - box.left)) / box.width),
      y: percent((100 * (event.clientY - box.top)) / box.height),
    });
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = steps.get(event.key);
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    onChange({ x: percent(point.x + by * step[0]), y: percent(point.y + by * step[1]) });
  };
  const numbers = [
    { axis: 'x', name: messages.fromLeft },
    { axis: 'y', name: messages.fromTop },
  ] as const;
  return (
    <>
      <div className="tool-focal">
        <span
          className="tool-focal__picture"
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            ring.current?.focus();
            follow(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
          }}
        >
          <img ref={picture} src={src} alt="" draggable={false} />
          <button
            ref={ring}
            type="button"
            className="tool-focal__ring"
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
            aria-label={intl.formatMessage(messages.ring)}
            aria-describedby="tool-focal-at"
            onKeyDown={handleKey}
          />
        </span>
      </div>
      <div className="tool-focal__numbers" role="group" aria-label={intl.formatMessage(messages.focalPoint)}>
        <strong>
          <FormattedMessage {...messages.focalPoint} />
        </strong>
        {numbers.map(({ axis, name }) => (
          <label key={axis} className="tool-focal__number">
            <FormattedMessage {...name} />
            <input
              type="number"
              className="tool-input"
              min={0}
              max={100}
              value={point[axis]}
              onChange={({ target }) => {
                if (target.value !== '') onChange({ ...point, [axis]: percent(Number(target.value)) });
              }}
            />
          </label>
        ))}
        <span id="tool-focal-at" className="tool-hidden" role="status">
          <FormattedMessage {...messages.ringAt} values={{ ...point }} />
        </span>
      </div>
      <p className="tool-picture__note">
        <FormattedMessage {...messages.hint} /> <FormattedMessage {...messages.keys} />
      </p>
    </>
  );
}
