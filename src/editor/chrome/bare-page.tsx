import { FormattedMessage, useIntl } from 'react-intl';
import { offeredAt } from '../block-picker/use-offered-blocks';
import { insertBlocks } from '../document/commands/insert-blocks';
import { usePageDocument } from '../document/hooks';
import type { ContainerKey } from '../document/types';
import { ChooseBlock } from '../canvas/choose-block';
import { messages } from '../messages';
import type { OpenedPage } from '../session/opened-page';
import { PageWindow } from './page-preview/page-window';
import './bare-page.css';

/** A page of fields alone, as visitors see it while they are filled in, and the way to a first block. */
export function BarePage({ page }: { page: OpenedPage }) {
  const [root] = usePageDocument().state.roots;
  return (
    <div className="tool-bare">
      {root !== undefined && <FirstBlock root={root} />}
      <PageWindow page={page} isInert />
    </div>
  );
}

function FirstBlock({ root }: { root: ContainerKey }) {
  const intl = useIntl();
  const document = usePageDocument();
  const target = { into: root };
  const offered = () => offeredAt(document.state, target, intl);
  if (offered().length === 0) return null;
  return (
    <ChooseBlock
      words={<FormattedMessage {...messages.noBlocks} />}
      offered={offered}
      command={(state, block) => insertBlocks(state, { blocks: [block], target, caret: 'start' })}
    />
  );
}
