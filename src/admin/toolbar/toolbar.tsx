import { FormattedMessage, useIntl } from 'react-intl';
import type { AnyContent } from '@/api/types/any-content';
import { pageFacts } from '@/api/page-facts';
import { flatten } from '@/api/urls';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import type { Language } from '@/lib/language';
import { dataOf } from '@/lib/remote';
import { languageRoot } from '@/site/home-path';
import { useContent, useScreen } from '@/state/hooks';
import { useBodyClass } from '@/tool/rail/use-body-class';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { AddPanel } from './add-panel';
import { messages } from './messages';
import { MorePanel } from './more-panel';
import { RailPanel } from './rail-panel';
import { useOwnStorage } from './use-own-storage';
import '@/tool/tokens.css';
import '@/tool/rail/style.css';
import './style.css';

interface ToolbarProps {
  /** Fetches what a page is edited with, before its editor is opened. */
  preloadEditor: (content: AnyContent, language: Language) => Promise<void>;
}

/** What somebody who is logged in can do with the page, beside it. */
export function Toolbar(props: ToolbarProps) {
  useOwnStorage();
  return (
    <LazyMessages part="admin">
      <PageToolbar {...props} />
    </LazyMessages>
  );
}

function PageToolbar(props: ToolbarProps) {
  const isContent = useScreen() === undefined;
  const content = dataOf(useContent());
  if (!isContent || !content) return null;
  return <PageActions content={content} {...props} />;
}

function PageActions({ content, preloadEditor }: ToolbarProps & { content: AnyContent }) {
  const intl = useIntl();
  const language = useLanguage();
  useBodyClass('has-toolbar');
  const { '@id': id, '@components': components } = pageFacts(content);
  const preload = () => void preloadEditor(content, language);
  const path = flatten(id).replace(/\/$/, '');
  const may = (action: string) => components.actions.object.some((each) => each.id === action);
  return (
    <aside
      id="toolbar"
      className="tool tool-rail tool-toolbar toolbar expanded"
      aria-label={intl.formatMessage(messages.toolbar)}
    >
      <div
        id="toolbar-body"
        className="tool-rail__body toolbar-actions"
        role="toolbar"
        aria-label={intl.formatMessage(messages.toolbar)}
        aria-orientation="vertical"
      >
        {may('edit') && (
          <PageLink
            to={`${path}/edit`}
            className="tool-rail__entry edit"
            onPointerEnter={preload}
            onFocus={preload}
          >
            <ToolIcon name="text" />
            <FormattedMessage {...messages.edit} />
          </PageLink>
        )}
        {may('folderContents') && (
          <PageLink to={`${path}/contents`} className="tool-rail__entry contents">
            <ToolIcon name="file" />
            <FormattedMessage {...messages.contents} />
          </PageLink>
        )}
        {may('edit') && (
          <RailPanel id="toolbar-add" className="add" icon="plus" words={messages.add}>
            {(close) => <AddPanel path={path} onClose={close} />}
          </RailPanel>
        )}
        {may('edit') && (
          <RailPanel id="toolbar-more" className="more" icon="sliders" words={messages.more}>
            {(close) => <MorePanel path={path} onClose={close} />}
          </RailPanel>
        )}
        <PageLink
          id="toolbar-logout"
          to={`${languageRoot(language)}/logout`}
          className="tool-rail__entry user"
        >
          <ToolIcon name="close" />
          <FormattedMessage {...messages.logout} />
        </PageLink>
      </div>
    </aside>
  );
}
