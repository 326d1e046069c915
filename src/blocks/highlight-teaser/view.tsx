import { createElement, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { ContentImage } from '@/components/image/content-image';
import { coverWidth } from '@/components/image/cover-width';
import { imageSourceAt, type ImageSource } from '@/components/image/image-source';
import { ParallaxPicture } from '@/components/parallax-picture/parallax-picture';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { BlockViewProps } from '../definition';
import { itemCard } from '../item-card';
import { useItemLevel, usePictureLoading } from '../page/hooks';
import { pictureField, type HighlightData } from './data';
import { messages } from './messages';
import './style.css';

/** The picture: its own, else that of what it is about. */
export function pictureOf(data: HighlightData): ImageSource | undefined {
  const target: unknown = Array.isArray(data.href) ? data.href[0] : data.href;
  return imageSourceAt(data[pictureField(data)]) ?? itemCard(target).image;
}

/** A picture as high as a screen, with words on a flag of its own colour. */
export function HighlightView({ id, data, position }: BlockViewProps<HighlightData>) {
  const intl = useIntl();
  const level = useItemLevel(id);
  const loading = usePictureLoading(id, position);
  const source = pictureOf(data);
  if (source === undefined) return null;
  const { title, description, width, height, flagAlign, hideButton } = data;
  const to = hasLink(data.link) ? data.link : data.href;
  const mayHaveButton = data['@type'] !== 'highlightTeaserWithoutButton' && hideButton !== true;
  const hasButton = mayHaveButton && hasLink(to);
  const hasFlag = title !== '' || description !== '' || hasButton;
  const isMoving = data['@type'] === 'highlightTeaserParallax';
  const wide = width === '100%' ? 'full' : width;
  return (
    <section
      className={`block-highlight-teaser block-highlight-teaser--${wide} block-highlight-teaser--${flagAlign}`}
      style={{ '--highlight-height': height } as CSSProperties}
    >
      {isMoving ? (
        <ParallaxPicture source={source} {...loading} />
      ) : (
        <ContentImage
          className="block-highlight-teaser__picture"
          source={source}
          alt=""
          ratio="16 / 9"
          sizes={coverWidth(source, wide === 'full' ? '100vw' : 'min(75rem, 100vw)', `min(${height}, 100vh)`)}
          {...loading}
        />
      )}
      {hasFlag && (
        <div className="block-highlight-teaser__flag on-dark">
          {title !== '' && createElement(`h${level}`, { className: 'block-highlight-teaser__title' }, title)}
          {description !== '' && <p className="block-highlight-teaser__text">{description}</p>}
          {hasButton && (
            <UniversalLink to={to} className="button">
              {data.linkTitle || intl.formatMessage(messages.more, { title })}
              <Icon name="arrow-right" size={20} />
            </UniversalLink>
          )}
        </div>
      )}
    </section>
  );
}
