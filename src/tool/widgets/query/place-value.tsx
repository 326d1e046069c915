import { useIntl } from 'react-intl';
import { useLanguage } from '@/i18n/use-language';
import { languageRoot } from '@/site/home-path';
import { useObjectBrowser } from '../../object-browser/context';
import { IconButton } from '../icon-button';
import { linkMessages } from '../link-messages';
import { DepthSelect } from './depth-select';
import { queryMessages } from './messages';
import { PlaceNote } from './place-note';
import { pathOfPlace, pathOfTarget, placeOf, placeText } from './place-text';

interface PlaceValueProps {
  id: string;
  operator: string;
  stored: string;
  /** Counted from the page itself, not chosen but walked. */
  isRelative?: boolean;
  isReadOnly: boolean;
  onChange: (value: string) => void;
}

/** A place of the site, and how far below it is searched. */
export function PlaceValue({
  id,
  operator,
  stored,
  isRelative = false,
  isReadOnly,
  onChange,
}: PlaceValueProps) {
  const intl = useIntl();
  const browse = useObjectBrowser();
  const home = languageRoot(useLanguage());
  const place = placeOf(stored);
  const name = intl.formatMessage(queryMessages.value);
  const choose = () => {
    const at = pathOfPlace(place.path, operator, home);
    const chosen = at === undefined ? [] : [{ '@id': at }];
    void browse?.({ title: name, mode: 'link', isMultiple: false, chosen }).then((found) => {
      const [target] = found ?? [];
      if (target) onChange(placeText({ ...place, path: pathOfTarget(target, operator, home) }));
    });
  };
  return (
    <span className="tool-line">
      <span className="tool-input tool-address">
        <input
          id={id}
          type="text"
          className="tool-combo__text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={name}
          aria-describedby={`${id}-place`}
          readOnly={isReadOnly}
          value={place.path}
          onChange={({ target }) => onChange(placeText({ ...place, path: target.value }))}
        />
        {!isRelative && browse && !isReadOnly && (
          <IconButton icon="folder-search" name={intl.formatMessage(linkMessages.choose)} onClick={choose} />
        )}
      </span>
      <PlaceNote
        id={`${id}-place`}
        operator={operator}
        home={home}
        isRelative={isRelative}
        path={place.path}
      />
      <DepthSelect
        id={`${id}-depth`}
        depth={place.depth}
        isDisabled={isReadOnly || place.path === ''}
        onChange={(depth) => onChange(placeText({ ...place, depth }))}
      />
    </span>
  );
}
