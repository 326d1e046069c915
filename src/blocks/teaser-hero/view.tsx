import { createElement } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { ContentImage } from '@/components/image/content-image';
import { coverWidth } from '@/components/image/cover-width';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { variant } from '@/site/variants/variant';
import type { BlockViewProps } from '../definition';
import { useLeadLevel, usePictureLoading } from '../page/hooks';
import { teaserCard } from '../teaser-card';
import type { TeaserHeroData } from './data';
import { messages } from './messages';
import './style.css';

/** The large teaser of a page: words on a lead picture, or beside it. */
export function TeaserHeroView({ id, data, position }: BlockViewProps<TeaserHeroData>) {
  const intl = useIntl();
  const level = useLeadLevel(id);
  const loading = usePictureLoading(id, position);
  const card = teaserCard(data);
  if (card === undefined) return null;
  const { variation = 'top' } = data;
  // Words stand on a picture only behind its overlay; without a picture the ground is dark as well.
  const isOverlaid = variation === 'top' && variant().leadPicture === 'overlaid';
  const shape = variation === 'top' && !isOverlaid ? 'curved' : variation;
  return (
    <section className={`block-teaser-hero block-teaser-hero--${shape}${isOverlaid ? ' on-dark' : ''}`}>
      {card.image === undefined ? null : (
        <ContentImage
          className="block-teaser-hero__picture"
          source={card.image}
          alt=""
          sizes={isOverlaid ? coverWidth(card.image, '100vw', '33.5rem') : '(min-width: 992px) 50vw, 100vw'}
          ratio={isOverlaid ? '16 / 9' : '5 / 4'}
          {...loading}
        />
      )}
      <div className="block-teaser-hero__body">
        <div className={`block-teaser-hero__words ${isOverlaid ? 'overlaid' : ''}`.trim()}>
          {card.kicker === '' ? null : <p className="kicker block-teaser-hero__kicker">{card.kicker}</p>}
          {createElement(`h${level}`, { className: 'block-teaser-hero__title' }, card.title)}
          {card.text === '' ? null : <p className="block-teaser-hero__text">{card.text}</p>}
          <UniversalLink to={card.to} openInNewTab={card.openInNewTab} className="button">
            {data.buttonText || intl.formatMessage(messages.more, { title: card.title })}
            <Icon name="arrow-right" size={20} />
          </UniversalLink>
        </div>
      </div>
    </section>
  );
}
