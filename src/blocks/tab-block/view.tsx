import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { SectionHead } from '@/components/section-head/section-head';
import { headingsIn } from '@/components/slate-value/headings';
import { SlateNodes } from '@/components/slate-value/slate-value';
import { Tabs } from '@/components/tabs/tabs';
import type { BlockViewProps } from '../definition';
import { headlineOf } from '../headline';
import { useAnchors } from '../page/hooks';
import type { TabBlockData } from './data';
import { messages } from './messages';
import { shownTabs, type TextTab } from './tabs-in';

/** Gives each tab the anchors of its own headings. */
function withAnchors(tabs: readonly TextTab[], anchors: readonly string[]) {
  let taken = 0;
  return tabs.map((tab) => {
    const from = taken;
    taken += headingsIn(tab.value).length;
    return { ...tab, anchors: anchors.slice(from, taken) };
  });
}

/** Texts of which one is seen at a time. */
export function TabBlockView({ id, data }: BlockViewProps<TabBlockData>) {
  const intl = useIntl();
  const anchors = useAnchors(id);
  const own = headlineOf(data).length;
  const tabs = useMemo(
    () =>
      withAnchors(shownTabs(data), anchors.slice(own)).map((tab, index) => ({
        id: `${index}`,
        title: tab.title,
        content: <SlateNodes nodes={tab.value} headingIds={tab.anchors} />,
      })),
    [data, anchors, own],
  );
  if (tabs.length === 0) return null;
  return (
    <div className="block-tabs">
      <SectionHead title={data.headline} level={2} id={anchors[0]} />
      <Tabs tabs={tabs} label={data.headline || intl.formatMessage(messages.tabs)} />
    </div>
  );
}
