import { createElement, type ReactNode } from 'react';
import { ContentImage } from '../image/content-image';
import { isDrawing, type ImageSource } from '../image/image-source';
import { UniversalLink } from '../universal-link/universal-link';
import { CardMark } from './card-mark';
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
  /** Subjects, each of which is a link of its own above that of the card. */
  tags?: readonly string[];
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
  const { to, openInNewTab, title, level, image, align = 'top' } = props;
  const { kicker = '', tags = [], date = '', text = '' } = props;
  const { sizes = '(min-width: 992px) 24rem, (min-width: 600px) 50vw, 100vw', ratio = '16 / 9' } = props;
  return (
    <article className={`card card--${align}`}>
      <div className="card__layout">
        {image === undefined ? null : (
          <ContentImage
            className={isDrawing(image) ? 'card__picture card__picture--whole' : 'card__picture'}
            source={image}
            alt=""
            sizes={sizes}
            ratio={ratio}
            priority={props.priority ?? false}
            eager={props.eager ?? false}
          />
        )}
        <div className="card__body">
          <CardMark kicker={kicker} tags={tags} date={date} />
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
