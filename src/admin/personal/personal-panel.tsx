import { useState, type ComponentType } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { getOwnAccount } from '@/api/own-account';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { languageRoot } from '@/site/home-path';
import { useSession } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { Initials } from '../kit/initials';
import { PanelFrame } from '../toolbar/panel-frame';
import { messages } from './messages';
import { ChangePassword, PersonalInformation, Preferences } from './personal-forms';

interface Part {
  name: 'information' | 'preferences' | 'password';
  icon: ToolIconName;
  form: ComponentType<{ cancel: () => void }>;
}

const parts: readonly Part[] = [
  { name: 'information', icon: 'user', form: PersonalInformation },
  { name: 'preferences', icon: 'sliders', form: Preferences },
  { name: 'password', icon: 'lock', form: ChangePassword },
];

/** Those who are led to the site's setup. */
const overseers = ['Manager', 'Site Administrator'];

/** What somebody who is logged in can do about themselves; each form lies over the list of them. */
export function PersonalPanel({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const [shown, setShown] = useState<Part>();
  const { remote } = useRemote([userId, language].join(' '), (signal) =>
    getOwnAccount(userId, { language, signal }),
  );
  const account = dataOf(remote);
  const root = languageRoot(language);
  const name = account?.name ?? userId;
  if (shown) {
    const Form = shown.form;
    const back = () => setShown(undefined);
    return (
      <PanelFrame title={<FormattedMessage {...messages[shown.name]} />} onClose={onClose} onBack={back}>
        <LazyMessages part="editor">
          {/* What a form says of its fields comes with the words of screens, and this one stands beside a page. */}
          <LazyMessages part="screen">
            <Form cancel={back} />
          </LazyMessages>
        </LazyMessages>
      </PanelFrame>
    );
  }
  return (
    <PanelFrame title={name} onClose={onClose}>
      <div className="personal__self">
        <Initials name={name} portrait={account?.portrait ?? ''} size={40} />
        <span className="personal__username">{account?.username ?? userId}</span>
      </div>
      <ul className="tool-panel__list">
        {parts.map((part) => (
          <li key={part.name}>
            <button type="button" className="tool-panel__row" onClick={() => setShown(part)}>
              <ToolIcon name={part.icon} size={18} />
              <span className="personal__row">
                <FormattedMessage {...messages[part.name]} />
              </span>
              <ToolIcon name="chevron-right" size={18} />
            </button>
          </li>
        ))}
      </ul>
      <ul className="tool-panel__list tool-panel__list--ruled">
        {account?.roles.some((role) => overseers.includes(role)) && (
          <Way to={`${root}/controlpanel`} icon="sliders" words={messages.setup} onClick={onClose} />
        )}
      </ul>
      <ul className="tool-panel__list tool-panel__list--ruled">
        <Way
          id="toolbar-logout"
          to={`${root}/logout`}
          icon="close"
          words={messages.logout}
          onClick={onClose}
        />
      </ul>
    </PanelFrame>
  );
}

interface WayProps {
  id?: string;
  to: string;
  icon: ToolIconName;
  words: MessageDescriptor;
  onClick: () => void;
}

function Way({ id, to, icon, words, onClick }: WayProps) {
  return (
    <li>
      <PageLink id={id} to={to} className="tool-panel__row" onClick={onClick}>
        <ToolIcon name={icon} size={18} />
        <FormattedMessage {...words} />
      </PageLink>
    </li>
  );
}
