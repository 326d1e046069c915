import { useContext, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SectionHead } from '@/components/section-head/section-head';
import '@/components/tabs/style.css';
import { useBlock } from '@/editor/document/hooks';
import { BlockKeyContext } from '@/editor/session/editing';
import { PlainText } from '@/editor/plain-text/plain-text';
import { Prompt } from '@/tool/prompts/prompt';
import { WholeText } from '@/editor/rich-text/whole-text';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { recordsOf } from '@/lib/text';
import type { BlockEditProps } from '../../definition';
import type { TabBlockData } from '../data';
import { allTabs, type TextTab } from '../tabs-in';
import { withTabs } from './with-tabs';
import { messages } from './messages';
import './style.css';

/** The tabs as visitors see them: the title and the text of the chosen one are edited where they stand. */
export function TabBlockEdit({ data, onChange }: BlockEditProps<TabBlockData>) {
  const intl = useIntl();
  const stored = useBlock(useContext(BlockKeyContext))?.data ?? {};
  const [chosen, choose] = useState(0);
  const tabs = allTabs(data);
  const active = Math.min(chosen, tabs.length - 1);
  const columns = recordsOf(stored['columns']);
  const add = () => {
    onChange(withTabs(stored, [...columns, { title: '' }]) as Partial<TabBlockData>);
    choose(columns.length);
  };
  const addButton = (
    <button type="button" className="tool-add" onClick={add}>
      <ToolIcon name="plus" size={16} />
      <FormattedMessage {...messages.add} />
    </button>
  );
  if (tabs.length === 0) return <Prompt words={<FormattedMessage {...messages.empty} />}>{addButton}</Prompt>;
  return (
    <div className="block-tabs">
      <SectionHead title={data.headline} level={2} />
      <div className="tabs__row">
        {tabs.map((tab, index) =>
          index === active ? (
            <span key={tab.id} className="tabs__tab" aria-current="true">
              <PlainText
                value={tab.title}
                label={intl.formatMessage(messages.tabTitle)}
                placeholder={intl.formatMessage(messages.untitled, { number: index + 1 })}
                onChange={(title) =>
                  onChange({ columns: columns.with(index, { ...columns[index], title }) as never })
                }
              />
            </span>
          ) : (
            <button key={tab.id} type="button" className="tabs__tab" onClick={() => choose(index)}>
              {tab.title || intl.formatMessage(messages.untitled, { number: index + 1 })}
            </button>
          ),
        )}
        <span className="tool tool-tabs__add">{addButton}</span>
      </div>
      {tabs[active] && <TabText key={tabs[active].id} tab={tabs[active]} onChange={onChange} />}
    </div>
  );
}

function TabText({ tab, onChange }: { tab: TextTab } & Pick<BlockEditProps<TabBlockData>, 'onChange'>) {
  const intl = useIntl();
  return (
    <div className="tabs__panel">
      <WholeText
        value={tab.value}
        label={intl.formatMessage(messages.text)}
        placeholder={intl.formatMessage(messages.placeholder)}
        onChange={(value, plaintext) => onChange({ [tab.name]: { value, plaintext } })}
      />
    </div>
  );
}
