import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  information: { id: 'admin.personal.information' },
  preferences: { id: 'admin.personal.preferences' },
  password: { id: 'admin.personal.password' },
  setup: { id: 'admin.personal.setup' },
  logout: { id: 'admin.personal.logout' },
  changePicture: { id: 'admin.personal.change-picture' },
  pictureHint: { id: 'admin.personal.picture-hint' },
  pictureSaved: { id: 'admin.personal.picture-saved' },
  noPicture: { id: 'admin.personal.no-picture' },
  language: { id: 'admin.personal.language' },
  languageHint: { id: 'admin.personal.language-hint' },
  german: { id: 'admin.personal.german' },
  english: { id: 'admin.personal.english' },
  oldPassword: { id: 'admin.personal.old-password' },
  newPassword: { id: 'admin.personal.new-password' },
  newPasswordHint: { id: 'admin.personal.new-password-hint' },
  again: { id: 'admin.personal.again' },
  differing: { id: 'admin.personal.differing' },
  wrongPassword: { id: 'admin.personal.wrong-password' },
});
