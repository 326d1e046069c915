import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RemoteData } from '@/components/remote-data/remote-data';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import { isWithin } from '@/site/variants/variant';
import { useRemote } from '@/state/use-remote';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { foldersIn, type FolderPlace } from '../place-chooser/places';
import { messages } from './messages';
import './folder-tree.css';

/** The folders of the site, unfolded as far as the present one; each leads to its contents. */
export function FolderTree({ path, onGo }: { path: string; onGo: () => void }) {
  const intl = useIntl();
  return (
    <nav className="folder-tree" aria-label={intl.formatMessage(messages.folders)}>
      <Branch parent="" path={path} onGo={onGo} />
    </nav>
  );
}

interface BranchProps {
  parent: string;
  /** The folder whose contents are shown. */
  path: string;
  onGo: () => void;
}

function Branch({ parent, path, onGo }: BranchProps) {
  const language = useLanguage();
  const { remote, retry } = useRemote(`${parent} ${language}`, (signal) =>
    foldersIn(parent, { language, signal }),
  );
  return (
    <RemoteData of={remote} retry={retry} skeleton={<div className="folder-tree__waiting" />}>
      {(folders) =>
        folders.length === 0 ? (
          <p className="folder-tree__none">
            <FormattedMessage {...messages.noFolders} />
          </p>
        ) : (
          <ul className="folder-tree__list">
            {folders.map((folder) => (
              <Folder key={folder.path} folder={folder} path={path} onGo={onGo} />
            ))}
          </ul>
        )
      }
    </RemoteData>
  );
}

function Folder({ folder, path, onGo }: Omit<BranchProps, 'parent'> & { folder: FolderPlace }) {
  const intl = useIntl();
  const isPresent = folder.path === path;
  const [isOpen, setOpen] = useState(!isPresent && isWithin(path, folder.path));
  return (
    <li>
      <span className="folder-tree__row">
        <button
          type="button"
          className="tool-icon-button"
          aria-expanded={isOpen}
          aria-label={intl.formatMessage(messages.unfold, { title: folder.title })}
          onClick={() => setOpen(!isOpen)}
        >
          <ToolIcon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
        </button>
        <PageLink
          to={`${folder.path}/contents`}
          className="folder-tree__link"
          aria-current={isPresent ? 'page' : undefined}
          onClick={onGo}
        >
          {folder.title}
        </PageLink>
      </span>
      {isOpen && <Branch parent={folder.path} path={path} onGo={onGo} />}
    </li>
  );
}
