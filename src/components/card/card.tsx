import { createElement, type ReactNode } from 'react';
import { ContentImage } from '../image/content-image';
import type { ImageSource } from '../image/image-source';
import { UniversalLink } from '../universal-link/universal-link';
import { markColour } from './mark-colour';
import './style.css';

export interface CardProps {
  /** What the whole card leads to, as UniversalLink takes it. */
  to: unknown;
  openInNewTab?: boolean;
  title: string;
  /** Level of the title's heading. */
  level: number;
  /** Subject or head title, behind the coloured square. */
  kicker?: string;
  date?: string;
  text?: string;
  image?: ImageSource | undefined;
  /** How wide the picture is shown, as the `sizes` of an `<img>`. */
  sizes?: string;
  ratio?: string;
  priority?: boolean;
  eager?: boolean;
  /** `left` and `right` put the picture beside the words where there is room. */
  align?: 'left' | 'right' | 'center' | 'top';
  children?: ReactNode;
}

/** A teaser: picture, mark, title, some words. The link of the title covers the whole card. */
export function Card(props: CardProps) {
  const { to, openInNewTab, title, level, kicker = '', date = '', text = '', image, align = 'top' } = props;
  const { sizes = '(min-width: 992px) 24rem, (min-width: 600px) 50vw, 100vw', ratio = '16 / 9' } = props;
  return (
    <article className={`card card--${align}`}>
      <div className="card__layout">
        {image === undefined ? null : (
          <ContentImage
            className="card__picture"
            source={image}
            alt=""
            sizes={sizes}
            ratio={ratio}
            priority={props.priority ?? false}
            eager={props.eager ?? false}
          />
        )}
        <div className="card__body">
          <CardMark kicker={kicker} date={date} />
          {createElement(
            `h${level}`,
            { className: 'card__title' },
            <UniversalLink className="card__link" to={to} openInNewTab={openInNewTab ?? false}>
              {title}
            </UniversalLink>,
          )}
          {text === '' ? null : <p className="card__text">{text}</p>}
          {props.children}
        </div>
      </div>
    </article>
  );
}

/** The line over a title: coloured square with the subject, and the date. */
export function CardMark({ kicker = '', date = '' }: { kicker?: string; date?: string }) {
  if (kicker === '' && date === '') return null;
  if (kicker === '') return <p className="card__mark meta">{date}</p>;
  return (
    <p className="card__mark kicker">
      <span className="card__square" style={{ background: markColour(kicker) }} />
      <span>{kicker}</span>
      {date === '' ? null : <span className="card__date">{date}</span>}
    </p>
  );
}
