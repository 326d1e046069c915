import { useIntl } from 'react-intl';
import { Card } from '@/components/card/card';
import { Icon } from '@/components/icon/icon';
import type { IconName } from '@/components/icon/icon-names';
import { imageSourceAt } from '@/components/image/image-source';
import { SectionHead } from '@/components/section-head/section-head';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { BlockViewProps } from '../definition';
import { useAnchors, useItemLevel } from '../page/hooks';
import { networks, type SocialMediaData } from './data';
import { messages } from './messages';
import './style.css';

type Network = (typeof networks)[number];

/** How the networks call themselves, whatever the language, with their drawings. */
const faces: Readonly<Record<Network, { name: string; icon: IconName }>> = {
  termine: { name: '', icon: 'calendar' },
  mastodon: { name: 'Mastodon', icon: 'mastodon' },
  linkedin: { name: 'LinkedIn', icon: 'linkedin' },
  instagram: { name: 'Instagram', icon: 'instagram' },
  threads: { name: 'Threads', icon: 'threads' },
  twitter: { name: 'X (Twitter)', icon: 'twitter' },
  effzet: { name: 'effzet', icon: 'book' },
  newsletter: { name: 'Newsletter', icon: 'mail' },
};

/** The two sections, each a picture with words that lead to the blog or to a video. */
const sectionsOf = (data: SocialMediaData) =>
  [
    { kind: 'blog' as const, text: data.description, to: data.link, picture: data.bild },
    { kind: 'video' as const, text: data.ydescription, to: data.ylink, picture: data.ybild },
  ].filter(({ to }) => hasLink(to));

const linksOf = (data: SocialMediaData) => networks.filter((network) => hasLink(data[network]));

export const hasSocialMedia = (data: SocialMediaData): boolean =>
  sectionsOf(data).length + linksOf(data).length > 0;

/** What the institution does elsewhere: its blog, a video, and its places in the networks. */
export function SocialMediaView({ id, data }: BlockViewProps<SocialMediaData>) {
  const intl = useIntl();
  const [anchor] = useAnchors(id);
  const level = useItemLevel(id, data.headline === '' ? undefined : { level: 2 });
  const sections = sectionsOf(data);
  const links = linksOf(data);
  if (!hasSocialMedia(data)) return null;
  return (
    <div className="block-social-media">
      <SectionHead title={data.headline} level={2} id={anchor} />
      {sections.length > 0 && (
        <div className="block-social-media__sections">
          {sections.map(({ kind, text, to, picture }) => {
            const name = intl.formatMessage(messages[kind]);
            return (
              <Card
                key={kind}
                to={to}
                level={level}
                title={text || name}
                kicker={text === '' ? '' : name}
                image={imageSourceAt(picture)}
              />
            );
          })}
        </div>
      )}
      {links.length > 0 && (
        <ul className="block-social-media__links">
          {links.map((network) => (
            <li key={network}>
              <UniversalLink to={data[network]} className="block-social-media__link">
                <Icon name={faces[network].icon} size={20} />
                {faces[network].name || intl.formatMessage(messages.events)}
              </UniversalLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
