import { useIntl } from 'react-intl';
import { flatten } from '@/api/urls';
import { PageLink } from '@/components/universal-link/page-link';
import { readOnce } from '@/lib/read-once';
import { text } from '@/lib/shape';
import { useField } from '../../document/hooks';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { standingShape } from '../../session/data';
import type { OpenedPage } from '../../session/opened-page';
import { partnersOf } from '../../session/partners';
import { StateMenu } from '../state-menu/state-menu';
import { Languages } from './languages';
import { messages } from './messages';
import { SavedState } from './saved-state';
import { WordCount } from './word-count';
import './style.css';

const words = text();

interface StatusBarProps {
  page: OpenedPage;
  isUnsaved: boolean;
  /** Saves the page; false where it could not be. */
  onSave: () => Promise<boolean>;
  /** The page may not be edited any more. */
  onEnd: () => void;
}

/** Where the page stands: its state, its place, whether it is saved, its languages. */
export function StatusBar({ page, isUnsaved, onSave, onEnd }: StatusBarProps) {
  const intl = useIntl();
  const title = words.read(useField('title'));
  const { parent } = readOnce(standingShape, page.initial);
  return (
    <section className="tool-status" aria-label={intl.formatMessage(messages.label)}>
      <StateMenu isUnsaved={isUnsaved} onSave={onSave} onEnd={onEnd} />
      <span className="tool-status__place">
        {parent.title !== '' && (
          <>
            <PageLink className="tool-status__parent" to={flatten(parent['@id']) || '/'}>
              {parent.title}
            </PageLink>
            <ToolIcon name="chevron-right" size={14} />
          </>
        )}
        <span className="tool-status__title" title={title}>
          {title}
        </span>
      </span>
      <WordCount />
      <SavedState isUnsaved={isUnsaved} />
      <Languages title={title} partners={partnersOf(page).partners} />
    </section>
  );
}
