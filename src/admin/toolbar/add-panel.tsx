import { FormattedMessage } from 'react-intl';
import { getAddableTypes } from '@/api/editing';
import { RemoteData } from '@/components/remote-data/remote-data';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';
import { messages } from './messages';

interface PanelProps {
  path: string;
  onClose: () => void;
}

/** The types of which one may add content here. */
export function AddPanel({ path, onClose }: PanelProps) {
  const language = useLanguage();
  const { remote, retry } = useRemote(`${path} ${language}`, (signal) =>
    getAddableTypes(path, { language, signal }),
  );
  return (
    <RemoteData of={remote} retry={retry}>
      {(types) =>
        types.length === 0 ? (
          <p className="tool-panel__note">
            <FormattedMessage {...messages.nothingToAdd} />
          </p>
        ) : (
          <ul className="tool-panel__list">
            {types.map(({ id, title }) => (
              <li key={id}>
                <PageLink
                  id={`toolbar-add-${id.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`}
                  to={`${path}/add?type=${encodeURIComponent(id)}`}
                  className="tool-panel__row"
                  onClick={onClose}
                >
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        )
      }
    </RemoteData>
  );
}
