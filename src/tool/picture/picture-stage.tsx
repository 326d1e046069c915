import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Crop, FocalPoint } from '@/api/types/atoms';
import { grown, isWhole, moved, resized, type Handle, type Measures } from './crop';
import { messages } from './messages';
import { PercentNumbers } from './percent-numbers';

const steps: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

const sizes: ReadonlyMap<string, number> = new Map([
  ['+', 1],
  ['=', 1],
  ['-', -1],
]);

const sides = [-1, 0, 1] as const;
const handles: readonly Handle[] = sides
  .flatMap((y) => sides.map((x) => ({ x, y })))
  .filter(({ x, y }) => x !== 0 || y !== 0);

const percent = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));
const inPercent = ({ x, y, width, height }: Crop) => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${width}%`,
  height: `${height}%`,
});

/** As large as the picture will be drawn once it has come, so that nothing moves under the pointer. */
const roomOf = ({ width, height }: Measures) => ({
  aspectRatio: `${width} / ${height}`,
  width: `min(100%, ${width}px, ${width / height} * var(--picture-height))`,
});

/** Pixels by which a hand may tremble in a click. */
const tremble = 4;

interface Drag {
  /** What is drawn; `place` is a click within the crop that may become a move of it. */
  what: 'ring' | 'place' | 'frame' | Handle;
  from: FocalPoint;
  pixels: readonly [number, number];
  crop: Crop;
}

/** The crop as it is changed; where the server keeps none there is none. */
interface Cropping {
  crop: Crop;
  /** Width by height, where it is kept. */
  ratio: number | undefined;
  onChange: (crop: Crop) => void;
}

interface PictureStageProps {
  src: string;
  point: FocalPoint;
  onPoint: (point: FocalPoint) => void;
  cropping: Cropping | undefined;
  measures: Measures | undefined;
  onMeasures: (measures: Measures) => void;
}

/** A picture with the frame of what is shown and the ring on what stays in sight: by pointer, keys or numbers. */
export function PictureStage({ src, point, onPoint, cropping, measures, onMeasures }: PictureStageProps) {
  const intl = useIntl();
  const ring = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLButtonElement>(null);
  const drag = useRef<Drag>(undefined);

  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent): FocalPoint | undefined => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return undefined;
    return { x: (100 * (clientX - left)) / width, y: (100 * (clientY - top)) / height };
  };
  const resize = (crop: Crop, handle: Handle, place: FocalPoint) => {
    if (!cropping) return;
    const { ratio, onChange } = cropping;
    onChange(resized(crop, handle, place, ratio && measures ? { ratio, measures } : undefined));
  };
  const putRing = ({ x, y }: FocalPoint) => onPoint({ x: percent(x), y: percent(y) });

  const take = (event: PointerEvent<HTMLElement>) => {
    const place = placeOf(event);
    if (event.button !== 0 || !place) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const { target } = event;
    const handle =
      target instanceof HTMLElement ? handles[Number(target.dataset['handle'] ?? Number.NaN)] : undefined;
    const mayMove = cropping !== undefined && !isWhole(cropping.crop) && target === frame.current;
    drag.current = {
      what: handle ?? (mayMove ? 'place' : 'ring'),
      from: place,
      pixels: [event.clientX, event.clientY],
      crop: cropping?.crop ?? { x: 0, y: 0, width: 100, height: 100 },
    };
    (handle ? frame : ring).current?.focus();
    if (drag.current.what === 'ring') putRing(place);
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const place = placeOf(event);
    const { current } = drag;
    if (!current || !place || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const [x, y] = current.pixels;
    if (current.what === 'place' && Math.hypot(event.clientX - x, event.clientY - y) > tremble) {
      current.what = 'frame';
      frame.current?.focus();
    }
    if (current.what === 'ring') putRing(place);
    else if (current.what === 'frame')
      cropping?.onChange(moved(current.crop, place.x - current.from.x, place.y - current.from.y));
    else if (current.what !== 'place') resize(current.crop, current.what, place);
  };
  const release = () => {
    if (drag.current?.what === 'place') putRing(drag.current.from);
    drag.current = undefined;
  };

  const stepOf = (event: KeyboardEvent) => {
    const step = steps.get(event.key);
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return undefined;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    return [by * step[0], by * step[1]] as const;
  };
  return (
    <>
      <div className="tool-focal">
        <span
          className="tool-focal__picture"
          style={measures && roomOf(measures)}
          onPointerDown={take}
          onPointerMove={follow}
          onPointerUp={release}
          onPointerCancel={() => {
            drag.current = undefined;
          }}
        >
          <img
            src={src}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalWidth > 0 && naturalHeight > 0)
                onMeasures({ width: naturalWidth, height: naturalHeight });
            }}
          />
          {cropping && (
            <>
              <span className="tool-crop__shade" aria-hidden="true">
                <span style={inPercent(cropping.crop)} />
              </span>
              <button
                ref={frame}
                type="button"
                className="tool-crop__frame"
                style={inPercent(cropping.crop)}
                aria-label={intl.formatMessage(messages.frame)}
                aria-describedby="tool-crop-at"
                onKeyDown={(event) => {
                  const step = stepOf(event);
                  if (step) cropping.onChange(moved(cropping.crop, ...step));
                  const by = sizes.get(event.key);
                  if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
                  event.preventDefault();
                  cropping.onChange(grown(cropping.crop, 2 * by));
                }}
              />
              <span className="tool-crop__handles" style={inPercent(cropping.crop)} aria-hidden="true">
                {handles.map(({ x, y }, index) => (
                  <span
                    key={`${x}${y}`}
                    className="tool-crop__handle"
                    data-handle={index}
                    data-along={x === 0 ? 'y' : y === 0 ? 'x' : x === y ? 'down' : 'up'}
                    style={{ left: `${50 + 50 * x}%`, top: `${50 + 50 * y}%` }}
                  />
                ))}
              </span>
            </>
          )}
          <button
            ref={ring}
            type="button"
            className="tool-focal__ring"
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
            aria-label={intl.formatMessage(messages.ring)}
            aria-describedby="tool-focal-at"
            onKeyDown={(event) => {
              const step = stepOf(event);
              if (step) putRing({ x: point.x + step[0], y: point.y + step[1] });
            }}
          />
        </span>
      </div>
      {cropping && (
        <PercentNumbers
          name={messages.crop}
          numbers={[
            { id: 'x', name: messages.cropLeft, value: cropping.crop.x },
            { id: 'y', name: messages.cropTop, value: cropping.crop.y },
            { id: 'width', name: messages.cropWidth, value: cropping.crop.width },
            { id: 'height', name: messages.cropHeight, value: cropping.crop.height },
          ]}
          onChange={(id, value) => {
            const { crop, onChange } = cropping;
            if (id === 'x') onChange(moved(crop, value - crop.x, 0));
            else if (id === 'y') onChange(moved(crop, 0, value - crop.y));
            else if (id === 'width') resize(crop, { x: 1, y: 0 }, { x: crop.x + value, y: 0 });
            else resize(crop, { x: 0, y: 1 }, { x: 0, y: crop.y + value });
          }}
        >
          <span id="tool-crop-at" className="tool-hidden" role="status">
            <FormattedMessage {...messages.frameAt} values={{ ...cropping.crop }} />
          </span>
        </PercentNumbers>
      )}
      <PercentNumbers
        name={messages.focalPoint}
        numbers={[
          { id: 'x', name: messages.fromLeft, value: point.x },
          { id: 'y', name: messages.fromTop, value: point.y },
        ]}
        onChange={(id, value) => putRing({ ...point, [id]: value })}
      >
        <span id="tool-focal-at" className="tool-hidden" role="status">
          <FormattedMessage {...messages.ringAt} values={{ ...point }} />
        </span>
      </PercentNumbers>
      <p className="tool-picture__note">
        <FormattedMessage {...messages.hint} /> {cropping && <FormattedMessage {...messages.cropHint} />}{' '}
        <FormattedMessage {...messages.keys} />
        {cropping && <FormattedMessage {...messages.cropKeys} />}
      </p>
    </>
  );
}
