import { createElement, useContext } from 'react';
import { ArrowLink } from '@/components/arrow-link/arrow-link';
import { CardMark } from '@/components/card/card-mark';
import { Icon } from '@/components/icon/icon';
import { ContentImage } from '@/components/image/content-image';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { BlockViewProps } from '../definition';
import { itemCard } from '../item-card';
import { useItemLevel, usePictureLoading } from '../page/hooks';
import { ColumnsContext, placeWidth } from '../page/place-width';
import { teaserCard } from '../teaser-card';
import type { TeaserWithLinkData } from './data';
import './style.css';

/** The links that lead anywhere, with their words or those of their targets. */
function linksOf({ links }: TeaserWithLinkData) {
  return links.flatMap(({ href, title }) => {
    const target: unknown = Array.isArray(href) ? href[0] : href;
    const words = title || itemCard(target).title;
    return hasLink(href) && words !== '' ? [{ href, words }] : [];
  });
}

/** A teaser with a button and with further links under its words. */
export function TeaserWithLinkView({ id, data, position }: BlockViewProps<TeaserWithLinkData>) {
  const level = useItemLevel(id);
  const loading = usePictureLoading(id, position);
  const columns = useContext(ColumnsContext);
  const card = teaserCard(data);
  if (card === undefined) return null;
  const link = { to: card.to, openInNewTab: card.openInNewTab };
  const links = linksOf(data);
  return (
    <article className={`block-teaser-with-link block-teaser-with-link--${data.variation}`}>
      {card.image !== undefined && (
        <ContentImage
          className="block-teaser-with-link__picture"
          source={card.image}
          alt=""
          ratio="4 / 3"
          sizes={placeWidth(columns, data.variation === 'top' || columns > 1 ? 1 : 1 / 2)}
          {...loading}
        />
      )}
      <div className="block-teaser-with-link__body">
        <CardMark kicker={card.kicker} />
        {createElement(
          `h${level}`,
          { className: 'block-teaser-with-link__title' },
          <UniversalLink {...link}>{card.title}</UniversalLink>,
        )}
        {card.text !== '' && <p className="block-teaser-with-link__text">{card.text}</p>}
        {links.length > 0 && (
          <ul className="block-teaser-with-link__links">
            {links.map(({ href, words }, index) => (
              <li key={index}>
                <ArrowLink to={href} title={words} />
              </li>
            ))}
          </ul>
        )}
        {data.button !== '' && (
          <UniversalLink {...link} className="button">
            {data.button}
            <Icon name="arrow-right" size={20} />
          </UniversalLink>
        )}
      </div>
    </article>
  );
}
