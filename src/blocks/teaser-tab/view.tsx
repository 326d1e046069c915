import { useIntl } from 'react-intl';
import { flatten } from '@/api/urls';
import { Card } from '@/components/card/card';
import { SectionHead } from '@/components/section-head/section-head';
import { Tabs } from '@/components/tabs/tabs';
import { addressOf } from '@/components/universal-link/link-target';
import type { BlockViewProps } from '../definition';
import { headlineOf } from '../headline';
import { useAnchors, useItemLevel, usePictureLoading } from '../page/hooks';
import { besideWords, placeWidth } from '../page/place-width';
import { teaserCard } from '../teaser-card';
import type { TeaserTabData } from './data';
import { messages } from './messages';
import './style.css';

/** The last step of an address of which nothing else is known. */
const lastStepOf = (to: unknown): string => flatten(addressOf(to)).split('/').filter(Boolean).at(-1) ?? '';

/** Teasers of which one is seen at a time, chosen by its title. */
export function TeaserTabView({ id, data, position }: BlockViewProps<TeaserTabData>) {
  const intl = useIntl();
  const [anchor] = useAnchors(id);
  const level = useItemLevel(id, headlineOf(data)[0]);
  const loading = usePictureLoading(id, position);
  const tabs = data.columns.flatMap((column, index) => {
    const card = teaserCard(column);
    if (card === undefined) return [];
    const { to, openInNewTab, kicker, text, image } = card;
    const title = card.title || lastStepOf(to);
    const sizes = placeWidth(1, besideWords);
    const teaser = { sizes, to, openInNewTab, title, kicker, text, image };
    return {
      id: column.id || `${index}`,
      title,
      content: <Card {...teaser} level={level} align="left" {...(index === 0 && loading)} />,
    };
  });
  if (tabs.length === 0) return null;
  return (
    <div className="block-teaser-tab">
      <SectionHead title={data.headline} level={2} id={anchor} />
      <Tabs tabs={tabs} label={data.headline || intl.formatMessage(messages.tabs)} />
    </div>
  );
}
