import { useContext, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { flatten } from '@/api/urls';
import type { TextEditing } from '../slate-types';
import { TextSurroundingsContext, type ChosenTarget } from '../surroundings';
import { AnchorList } from './anchor-list';
import { applyLink, dropLink, presentLink } from './apply-link';
import { LinkHits } from './link-hits';
import { linkUrl } from '@/tool/widgets/link-url';
import { messages } from './messages';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { useFloating } from './use-floating';
import { useTargets } from './use-targets';

/** Where a link leads: an address or a search, content, a heading of the page. */
export function LinkPopover({ editor, onClose }: { editor: TextEditing; onClose: () => void }) {
  const intl = useIntl();
  const id = useId();
  const { browse } = useContext(TextSurroundingsContext);
  const [present] = useState(() => presentLink(editor));
  const former = present ? flatten(present.url) : '';
  const [typed, setTyped] = useState(former);
  const [isNewWindow, setIsNewWindow] = useState(present?.isNewWindow ?? false);
  const [active, setActive] = useState(-1);
  const [isWrong, setIsWrong] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const targets = useTargets(typed === former ? '' : typed);
  const hits = targets.status === 'loaded' ? targets.data.items : [];
  useFloating(editor, box, 'below');

  useEffect(() => field.current?.select(), []);

  const choose = ({ url, title }: ChosenTarget): void => {
    applyLink(editor, { url, title: title || url, isNewWindow });
    onClose();
  };
  const chooseHit = (at: number): void => {
    const item = hits[at];
    if (item) choose({ url: flatten(item['@id']), title: item.title });
  };
  const submit = (): void => {
    const url = linkUrl(typed);
    if (hits[active]) chooseHit(active);
    else if (url !== undefined) choose({ url, title: typed.trim() });
    else setIsWrong(true);
  };
  const handleBrowse = async (): Promise<void> => {
    const chosen = await browse?.(typed);
    if (chosen) choose(chosen);
  };
  const toggleWindow = (): void => {
    setIsNewWindow(!isNewWindow);
    if (present) applyLink(editor, { url: present.url, title: present.url, isNewWindow: !isNewWindow });
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };
  const handleFieldKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Enter') {
      event.preventDefault();
      submit();
    } else if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      setActive((active + step + hits.length) % hits.length);
    }
  };
  return (
    <div
      ref={box}
      role="dialog"
      tabIndex={-1}
      aria-label={intl.formatMessage(present ? messages.editLink : messages.addLink)}
      className="tool-link slate-toolbar"
      onKeyDown={handleKey}
    >
      <div className="tool-link__address link-form-container">
        <ToolIcon name="link" size={18} />
        <input
          ref={field}
          role="combobox"
          value={typed}
          aria-label={intl.formatMessage(messages.address)}
          placeholder={intl.formatMessage(messages.address)}
          aria-expanded={hits.length > 0}
          aria-controls={`${id}hits`}
          aria-activedescendant={hits[active] ? `${id}${active}` : undefined}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}wrong` : undefined}
          autoComplete="off"
          onKeyDown={handleFieldKey}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(-1);
            setIsWrong(false);
          }}
        />
        {browse && (
          <button type="button" className="tool-link__browse" onClick={() => void handleBrowse()}>
            <ToolIcon name="folder-search" size={18} />
            <FormattedMessage {...messages.browse} />
          </button>
        )}
      </div>
      {isWrong && (
        <p id={`${id}wrong`} role="alert" className="tool-link__wrong">
          <FormattedMessage {...messages.noAddress} />
        </p>
      )}
      <LinkHits id={id} status={targets.status} hits={hits} active={active} onChoose={chooseHit} />
      <AnchorList onChoose={choose} />
      <div className="tool-link__foot">
        <label>
          <input type="checkbox" role="switch" checked={isNewWindow} onChange={toggleWindow} />
          <FormattedMessage {...messages.newWindow} />
        </label>
        {present && (
          <button
            type="button"
            onClick={() => {
              dropLink(editor);
              onClose();
            }}
          >
            <FormattedMessage {...messages.remove} />
          </button>
        )}
      </div>
    </div>
  );
}
