import { createElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { imageSourceAt } from '@/components/image/image-source';
import { ParallaxPicture } from '@/components/parallax-picture/parallax-picture';
import { isEmpty } from '@/components/slate-value/nodes';
import { SlateNodes } from '@/components/slate-value/slate-value';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { BlockViewProps } from '../definition';
import { useItemLevel, usePictureLoading } from '../page/hooks';
import { colourOf, type ParallaxData } from './data';
import { messages } from './messages';
import './style.css';

export const pictureOf = (data: ParallaxData) => imageSourceAt(data.imageUrl) ?? imageSourceAt(data.url);

interface FrameProps extends BlockViewProps<ParallaxData> {
  /** What stands on the picture. */
  children: ReactNode;
}

/** The picture, with a place for words in its middle. */
export function ParallaxFrame({ id, data, position, children }: FrameProps) {
  const loading = usePictureLoading(id, position);
  const source = pictureOf(data);
  const classes = [
    'block-parallax',
    `block-parallax--${data.styles.size}`,
    colourOf(data) === '#000' ? 'block-parallax--black' : 'on-dark',
    data.overlay === true && 'block-parallax--overlaid',
  ];
  return (
    <section className={classes.filter(Boolean).join(' ')}>
      {source && <ParallaxPicture source={source} {...loading} />}
      {children}
    </section>
  );
}

export const hasButton = ({ styles, href }: ParallaxData) => styles.hideButton !== true && hasLink(href);

export function ParallaxButton({ data }: { data: ParallaxData }) {
  const intl = useIntl();
  const { title, buttonText, href } = data;
  return (
    <UniversalLink to={href} className="button" openInNewTab={data.openLinkInNewTab === true}>
      {buttonText || intl.formatMessage(messages.more, { title })}
      <Icon name="arrow-right" size={20} />
    </UniversalLink>
  );
}

/** Words on a picture that follows the scrolling page more slowly. */
export function ParallaxView(props: BlockViewProps<ParallaxData>) {
  const { id, data } = props;
  const level = useItemLevel(id);
  const { text, title, description } = data;
  if (pictureOf(data) === undefined) return null;
  return (
    <ParallaxFrame {...props}>
      {(text !== '' || title !== '' || !isEmpty(description) || hasButton(data)) && (
        <div className="block-parallax__words">
          {title !== '' && createElement(`h${level}`, { className: 'block-parallax__title' }, title)}
          {text !== '' && <p className="block-parallax__text">{text}</p>}
          {!isEmpty(description) && <SlateNodes nodes={description} />}
          {hasButton(data) && <ParallaxButton data={data} />}
        </div>
      )}
    </ParallaxFrame>
  );
}
