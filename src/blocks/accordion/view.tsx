import { useContext, useMemo, useState } from 'react';
import { SectionHead } from '@/components/section-head/section-head';
import { readOnce } from '@/lib/read-once';
import { BlocksContext } from '../blocks-context';
import { blocksOf } from '../blocks-of';
import type { BlockViewProps } from '../definition';
import { useAnchors } from '../page/hooks';
import { classOf } from './class-of';
import { isExclusive, panelShape, type AccordionData } from './data';
import { frameOf } from '../frame/block-frame';
import { Panel } from './panel';
import { PanelFilter } from './panel-filter';
import { isEmptyPanel, panelsIn } from './panels';
import { useOpenPanels } from './use-open-panels';
import { useTitleLevel } from './use-title-level';
import './style.css';

/** Panels of which each shows its title, and what is below it once it is opened. */
export function AccordionView({ id, data, position }: BlockViewProps<AccordionData>) {
  const [anchor] = useAnchors(id);
  const find = useContext(BlocksContext);
  const panels = useMemo(
    () =>
      blocksOf(panelsIn(data), find)
        .placed.map((each) => ({ ...each, panel: readOnce(panelShape, each.block) }))
        .filter(({ panel }) => !isEmptyPanel(panel, find)),
    [data, find],
  );
  const ids = useMemo(() => panels.map((each) => each.id), [panels]);
  const { open, toggle, show } = useOpenPanels(ids, data.collapsed === true, isExclusive(data));
  const level = useTitleLevel(id, data);
  const [sought, setSought] = useState('');
  const found = panels.filter(({ panel }) => panel.title.toLowerCase().includes(sought.trim().toLowerCase()));
  if (panels.length === 0) return null;
  return (
    <div className={classOf(data)}>
      <SectionHead title={data.headline} level={2} id={anchor} />
      {data.filtering === true && <PanelFilter value={sought} count={found.length} onChange={setSought} />}
      <div className="block-accordion__panels">
        {panels.map((each) => (
          <Panel
            key={each.id}
            id={each.id}
            data={each.panel}
            level={level}
            frame={frameOf(each.block, true, '')}
            position={position}
            isOpen={open.includes(each.id)}
            isLeftOut={!found.includes(each)}
            onToggle={() => toggle(each.id)}
            onShow={() => show(each.id)}
          />
        ))}
      </div>
    </div>
  );
}
