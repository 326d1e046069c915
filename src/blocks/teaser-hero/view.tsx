import { createElement } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { ContentImage } from '@/components/image/content-image';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { textOf } from '@/lib/text';
import { variant } from '@/site/variants/variant';
import type { BlockViewProps } from '../definition';
import { leadLevel } from '../item-level';
import { pictureLoading } from '../picture-loading';
import { teaserCard } from '../teaser-card';
import type { TeaserHeroData } from './data';
import { messages } from './messages';
import './style.css';

const variations = ['top', 'left', 'right'] as const;

/** The large teaser of a page: words on a lead picture, or beside it. */
export function TeaserHeroView({ id, data, content, position }: BlockViewProps<TeaserHeroData>) {
  const intl = useIntl();
  const card = teaserCard(data);
  if (card === undefined) return null;
  const variation = variations.find((name) => name === textOf(data.variation)) ?? 'top';
  // Words stand on a picture only behind its veil; without a picture the ground is dark as well.
  const isVeiled = variation === 'top' && variant().leadPicture === 'veiled';
  const shape = variation === 'top' && !isVeiled ? 'curved' : variation;
  return (
    <section className={`block-teaser-hero block-teaser-hero--${shape}${isVeiled ? ' on-dark' : ''}`}>
      {card.image === undefined ? null : (
        <ContentImage
          className="block-teaser-hero__picture"
          source={card.image}
          alt=""
          sizes={isVeiled ? '100vw' : '(min-width: 992px) 50vw, 100vw'}
          ratio={isVeiled ? '16 / 9' : '5 / 4'}
          {...pictureLoading(content, id, position)}
        />
      )}
      <div className="block-teaser-hero__body">
        <div className={`block-teaser-hero__words ${isVeiled ? 'veiled' : ''}`.trim()}>
          {card.kicker === '' ? null : <p className="kicker block-teaser-hero__kicker">{card.kicker}</p>}
          {createElement(`h${leadLevel(content, id)}`, { className: 'block-teaser-hero__title' }, card.title)}
          {card.text === '' ? null : <p className="block-teaser-hero__text">{card.text}</p>}
          <UniversalLink to={card.to} openInNewTab={card.openInNewTab} className="button">
            {textOf(data.buttonText) || intl.formatMessage(messages.more, { title: card.title })}
            <Icon name="arrow-right" size={20} />
          </UniversalLink>
        </div>
      </div>
    </section>
  );
}
