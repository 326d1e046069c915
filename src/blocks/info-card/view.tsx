import { createElement } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { IconPicture } from '@/components/icon-picture/icon-picture';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { BlockViewProps } from '../definition';
import { useItemLevel } from '../page/hooks';
import type { InfoCardData } from './data';
import { messages } from './messages';
import './style.css';

/** A fact of few words on a ground of its own: icon, title, text and a way on. */
export function InfoCardView({ id, data }: BlockViewProps<InfoCardData>) {
  const intl = useIntl();
  const level = useItemLevel(id);
  const { icon, title, description, href, linkTitle, openLinkInNewTab } = data;
  if (title === '' && description === '') return null;
  return (
    <article className="block-info-card">
      <IconPicture of={icon} />
      {title !== '' && createElement(`h${level}`, { className: 'block-info-card__title' }, title)}
      {description !== '' && <p className="block-info-card__text">{description}</p>}
      {hasLink(href) && (
        <UniversalLink to={href} openInNewTab={openLinkInNewTab === true} className="arrow-link">
          <span className="arrow-link__text">{linkTitle || title || intl.formatMessage(messages.more)}</span>
          <Icon name="arrow-right" />
        </UniversalLink>
      )}
    </article>
  );
}
