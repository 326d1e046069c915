import { FormattedMessage } from 'react-intl';
import { Dialog } from '@/components/dialog/dialog';
import { defineMessages } from '@/i18n/define-messages';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { ShortcutKeys } from '@/tool/shortcuts/shortcut-keys';
import { blockActions } from '../actions/block-actions';
import { clipboardActions } from '../actions/clipboard-actions';
import { draftActions } from '../actions/draft-actions';
import { pageActions } from '../actions/page-actions';
import { translationActions } from '../actions/translation-actions';
import { textActions } from '../rich-text/text-actions/all-text-actions';
import '@/tool/buttons.css';
import './shortcuts-sheet.css';

const messages = defineMessages({
  title: { id: 'editor.shortcuts.title' },
  page: { id: 'editor.shortcuts.page' },
  block: { id: 'editor.shortcuts.block' },
  text: { id: 'editor.shortcuts.text' },
  translation: { id: 'editor.shortcuts.translation' },
  tour: { id: 'editor.shortcuts.tour' },
});

const groups = [
  { title: messages.page, actions: [...pageActions, ...draftActions] },
  { title: messages.block, actions: [...blockActions, ...clipboardActions] },
  { title: messages.text, actions: textActions.filter(({ isOfPage }) => isOfPage !== true) },
  { title: messages.translation, actions: translationActions },
];

const hasKeys = ({ keys }: { keys: readonly string[] }) => keys.length > 0;

interface ShortcutsSheetProps {
  onClose: () => void;
  /** Shows what there is besides keys. */
  onTour: () => void;
}

/** All keys of the editor, from the lists of what it can do. */
export function ShortcutsSheet({ onClose, onTour }: ShortcutsSheetProps) {
  return (
    <Dialog title={<FormattedMessage {...messages.title} />} onClose={onClose} className="tool-shortcuts">
      <button type="button" className="tool-button tool-button--small" onClick={onTour}>
        <ToolIcon name="info" size={16} />
        <FormattedMessage {...messages.tour} />
      </button>
      {groups.map(({ title, actions }) => (
        <section key={title.id}>
          <h3>
            <FormattedMessage {...title} />
          </h3>
          <dl className="tool-shortcuts__list">
            {actions.filter(hasKeys).map(({ title: name, keys }) => (
              <div key={name.id} className="tool-shortcuts__row">
                <dt>
                  <FormattedMessage {...name} />
                </dt>
                {keys.map((shortcut) => (
                  <dd key={shortcut}>
                    <ShortcutKeys shortcut={shortcut} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
