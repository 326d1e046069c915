import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { AnyContent } from '@/api/types/any-content';
import { pageFacts } from '@/api/page-facts';
import { flatten } from '@/api/urls';
import { FurtherWords } from '@/components/further-words/further-words';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import { cmsPath, isContentPath } from '@/lib/content-path';
import { dataOf } from '@/lib/remote';
import { languageRoot } from '@/site/home-path';
import { useContent } from '@/state/hooks';
import { bringEditor } from '@/editor/page-editor/bring-editor';
import { useBodyClass } from '@/editor/rail/use-body-class';
import { ToolIcon } from '@/editor/tool-icon/tool-icon';
import { AddPanel } from './add-panel';
import { messages } from './messages';
import { MorePanel } from './more-panel';
import { RailPanel } from './rail-panel';
import { useOwnStorage } from './use-own-storage';
import '@/editor/tokens.css';
import '@/editor/rail/style.css';
import './style.css';

/** What somebody who is logged in can do with the page, beside it. */
export function Toolbar() {
  useOwnStorage();
  return (
    <FurtherWords part="admin">
      <PageToolbar />
    </FurtherWords>
  );
}

function PageToolbar() {
  const { pathname } = useLocation();
  const content = dataOf(useContent());
  if (!isContentPath(cmsPath(pathname)) || !content) return null;
  return <PageActions content={content} />;
}

function PageActions({ content }: { content: AnyContent }) {
  const intl = useIntl();
  const language = useLanguage();
  useBodyClass('has-toolbar');
  const { '@id': id, '@components': components } = pageFacts(content);
  const bring = () => void bringEditor(content, language);
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
            onPointerEnter={bring}
            onFocus={bring}
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
