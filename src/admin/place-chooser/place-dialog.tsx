import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useLanguage } from '@/i18n/use-language';
import { languageOfPath } from '@/lib/language';
import { lastPart, parentOf } from '@/lib/path-parts';
import { askedText } from '@/tool/search-field/asked-text';
import { isWithin } from '@/site/variants/variant';
import { useRemote } from '@/state/use-remote';
import { SearchField } from '@/tool/search-field/search-field';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { usePathSteps } from '@/tool/object-browser/use-listing';
import '@/tool/widgets/style.css';
import { AdminDialog } from '../kit/admin-dialog';
import { useDelayed } from '../kit/use-delayed';
import { messages } from './messages';
import { findFolders, foldersIn, type FolderPlace } from './places';
import './style.css';

interface PlaceDialogProps {
  title: MessageDescriptor;
  /** Words of the main button, which name the place as `place`. */
  confirm: MessageDescriptor;
  /** Paths of what is to go there. */
  items: readonly string[];
  /** Folder that stands open at first. */
  start: string;
  /** What lies in a folder already need not be moved there. */
  isMove: boolean;
  onChoose: (path: string) => void;
  onClose: () => void;
}

/** Asks for a folder: one goes down and up the folders, or looks for one by words or path. */
export function PlaceDialog(props: PlaceDialogProps) {
  const { title, confirm, items, start, isMove, onChoose, onClose } = props;
  const intl = useIntl();
  const language = useLanguage();
  const [place, setPlace] = useState(start);
  const [typed, setTyped] = useState('');
  const query = useDelayed(askedText(typed), 200);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const hasGone = useRef(false);
  const steps = usePathSteps(place);
  const folders = useRemote(`${query} ${place} ${language}`, (signal) =>
    query === '' ? foldersIn(place, { language, signal }) : findFolders(query, { language, signal }),
  );
  const root = { path: '', title: intl.formatMessage(messages.root) };
  // The server's way begins below the home of a language.
  const homeLanguage = languageOfPath(place);
  const home = homeLanguage && {
    path: `/${homeLanguage}`,
    title: intl.formatMessage(messages.home, { language: homeLanguage.toUpperCase() }),
  };
  const way: readonly FolderPlace[] = [
    root,
    ...(home && !steps.some(({ path }) => path === home.path) ? [home] : []),
    ...steps.filter(({ path }) => path !== '/'),
  ];
  const placeTitle = way.find(({ path }) => path === place)?.title ?? lastPart(place);

  const isInside = items.some((path) => isWithin(place, path));
  const isHere = isMove && items.every((path) => parentOf(path) === place);
  const go = (path: string) => {
    hasGone.current = true;
    setTyped('');
    setPlace(path);
  };
  const shown = folders.remote.status === 'loaded' ? folders.remote.data : undefined;
  // With the row that was taken the keyboard would be lost.
  useEffect(() => {
    if (!hasGone.current || shown === undefined) return;
    hasGone.current = false;
    const first = list.current?.querySelector<HTMLElement>('button:not(:disabled)');
    (first ?? field.current)?.focus();
  }, [shown]);

  return (
    <AdminDialog
      title={<FormattedMessage {...title} />}
      width={560}
      firstFocus={field}
      onClose={onClose}
      action={
        <button
          type="button"
          className="admin-button admin-button--main"
          disabled={isInside || isHere}
          onClick={() => onChoose(place)}
        >
          <FormattedMessage {...confirm} values={{ place: placeTitle }} />
        </button>
      }
    >
      <div className="admin-places__search">
        <SearchField
          label={intl.formatMessage(messages.search)}
          value={typed}
          onChange={setTyped}
          input={field}
        />
      </div>
      <nav className="admin-places__way" aria-label={intl.formatMessage(messages.way)}>
        <ol>
          {way.map(({ path, title: step }) => (
            <li key={path}>
              <button
                type="button"
                className="admin-places__step"
                aria-current={path === place ? 'location' : undefined}
                onClick={() => go(path)}
              >
                {step}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <RemoteData of={folders.remote} retry={folders.retry} skeleton={<div className="admin-places__list" />}>
        {(found) => (
          <ul ref={list} className="admin-places__list" aria-label={intl.formatMessage(messages.folders)}>
            {found.length === 0 && (
              <li className="admin-places__none" role="status">
                <FormattedMessage {...(query === '' ? messages.none : messages.notFound)} />
              </li>
            )}
            {found.map((folder) => (
              <li key={folder.path}>
                <button
                  type="button"
                  className="admin-places__row"
                  disabled={items.some((path) => isWithin(folder.path, path))}
                  onClick={() => go(folder.path)}
                >
                  <ToolIcon name="folder" size={18} />
                  <span className="admin-places__title">{folder.title}</span>
                  {query !== '' && <span className="admin-places__path">{folder.path}</span>}
                  <ToolIcon name="chevron-right" size={16} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </RemoteData>
      <p className="admin-places__address" role="status">
        {isInside ? (
          <FormattedMessage {...messages.inside} />
        ) : isHere ? (
          <FormattedMessage {...messages.here} />
        ) : (
          items.length === 1 && (
            <FormattedMessage
              {...messages.address}
              values={{ address: `${place}/${lastPart(items[0] ?? '')}` }}
            />
          )
        )}
      </p>
    </AdminDialog>
  );
}
