import { useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBlock } from '@/editor/document/hooks';
import { asBlock } from '@/editor/document/flags';
import type { BlockNode } from '@/editor/document/types';
import { BadInputsContext } from '@/editor/session/bad-inputs';
import { BadInputContext } from '@/tool/widgets/bad-input';
import { readOnce } from '@/lib/read-once';
import { saysSomething, type ForeignData } from '../data';
import { foreignBlock } from '../definitions';
import { messages } from './messages';
import { StoredJson } from './stored-json';
import './style.css';

interface ForeignSettingsProps {
  blockKey: string;
  /** Path of the page, where the editor's rights are asked for. */
  path: string;
}

/** What an editor should know: that the blocks in it can be edited, that some of it is seen, or that nothing is. */
function noteOn({ containers, data }: BlockNode, type: string) {
  if (containers.length > 0) return messages.holding;
  const read = readOnce(foreignBlock(type).shape, data) as ForeignData;
  return saysSomething(read) || read.containers.length > 0 ? messages.shown : messages.kept;
}

/** What is said of a block of another site beside the page, and what is stored of it. */
export function ForeignSettings({ blockKey, path }: ForeignSettingsProps) {
  const badInputs = useContext(BadInputsContext).of(blockKey);
  const block = useBlock(blockKey);
  if (!block) return null;
  const { '@type': type } = asBlock(block.data);
  return (
    <>
      <p className="tool-foreign__note">
        <FormattedMessage {...noteOn(block, type)} values={{ block: type }} />
      </p>
      <BadInputContext.Provider value={badInputs}>
        <StoredJson blockKey={blockKey} path={path} />
      </BadInputContext.Provider>
    </>
  );
}
