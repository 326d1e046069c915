import type { RepositoryReader } from '../repository/types';

type PanelData = Readonly<Record<string, unknown>>;

/** What a fresh site has where nothing was saved; settings that are not named here have none that matters. */
const defaults: Readonly<Record<string, PanelData>> = {
  editing: { lock_on_ttw_edit: true, enable_link_integrity_checks: true },
  discussion: {
    globally_enabled: true,
    anonymous_comments: true,
    anonymous_email_enabled: false,
    moderation_enabled: false,
    edit_comment_enabled: true,
    delete_own_comment_enabled: false,
    text_transform: 'text/plain',
    captcha: 'disabled',
    show_commenter_image: true,
    moderator_notification_enabled: false,
    moderator_email: null,
    user_notification_enabled: false,
  },
  security: {
    enable_self_reg: false,
    enable_user_pwd_choice: false,
    enable_user_folders: false,
    allow_anon_views_about: false,
    use_email_as_login: false,
    use_uuid_as_userid: false,
    autologin_after_password_reset: false,
  },
  mail: {
    smtp_host: 'localhost',
    smtp_port: 25,
    smtp_userid: null,
    smtp_pass: null,
    email_from_name: 'Portal',
    email_from_address: 'portal@immerlund.example',
    email_charset: 'utf-8',
  },
  'volto-settings': { frontend_domain: null },
};

/** Saved settings of a control panel over its defaults. */
export function panelSettings(repository: RepositoryReader, panel: string): PanelData {
  return { ...defaults[panel], ...repository.setting<PanelData>(panel) };
}

export const booleanSetting = (repository: RepositoryReader, panel: string, name: string): boolean =>
  panelSettings(repository, panel)[name] === true;

export function textSetting(repository: RepositoryReader, panel: string, name: string): string {
  const value = panelSettings(repository, panel)[name];
  return typeof value === 'string' ? value : '';
}
