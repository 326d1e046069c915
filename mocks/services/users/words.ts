import type { Bilingual } from '~mocks/lib/bilingual';

/** Titles of the fields that a new account may have. */
export const accountFields: Readonly<Record<string, Bilingual>> = {
  username: { de: 'Benutzername', en: 'User Name' },
  email: { de: 'E-Mail', en: 'Email' },
  password: { de: 'Passwort', en: 'Password' },
  roles: { de: 'Roles', en: 'Roles' },
  sendPasswordReset: {
    de: 'Eine Bestätigungsmail mit dem Link zum Passwort setzen schicken',
    en: 'Send a confirmation mail with a link to set the password',
  },
};

export const isRequired = (field: Bilingual): Bilingual => ({
  de: `Das Attribut '${field.de}' ist erforderlich.`,
  en: `Property '${field.en}' is required.`,
});

export const isNotAllowed = (field: Bilingual): Bilingual => ({
  de: `Das Attribut '${field.de}' ist nicht erlaubt.`,
  en: `Property '${field.en}' is not allowed.`,
});

export const fieldErrors = (messages: string): Bilingual => ({
  de: `Fehler in Feldern. ${messages}`,
  en: `Error in fields. ${messages}`,
});

export const accountTexts = {
  passwordOrReset: {
    de: "Es muss entweder ein Passwort oder die Option 'Eine Bestätigungsmail mit dem Link zum Passwort setzen schicken' gesendet werden.",
    en: 'You have to either send a password or sendPasswordReset.',
  },
  notBoth: {
    de: "Es können nicht gleichzeitig ein Passwort und die Option 'Eine Bestätigungsmail mit dem Link zum Passwort setzen schicken' gesendet werden.",
    en: "You can't send both password and sendPasswordReset.",
  },
  shortPassword: {
    de: 'Ihr Passwort muss mindestens 8 Zeichen enthalten.',
    en: 'Your password must contain at least 8 characters.',
  },
  email: {
    de: 'Sie müssen eine gültige E-Mail-Adresse eingeben.',
    en: 'You must enter a valid email address.',
  },
} as const satisfies Record<string, Bilingual>;

/** Subject and text of the mails with which passwords are set. */
export const passwordMails = {
  reset: {
    subject: { de: 'Passwort zurücksetzen', en: 'Password reset request' },
    text: (link: string): Bilingual => ({
      de: `Mit dieser Adresse setzen Sie ein neues Passwort. Sie gilt sieben Tage.\n\n${link}\n\nHaben Sie das nicht verlangt, so brauchen Sie nichts zu tun.\n`,
      en: `This address lets you set a new password. It is valid for seven days.\n\n${link}\n\nIf you did not ask for it you need not do anything.\n`,
    }),
  },
  welcome: {
    subject: { de: 'Ihr Benutzerkonto', en: 'Your user account' },
    text: (link: string): Bilingual => ({
      de: `Für Sie wurde ein Benutzerkonto angelegt. Mit dieser Adresse setzen Sie das Passwort; sie gilt sieben Tage.\n\n${link}\n`,
      en: `A user account has been made for you. This address lets you set the password; it is valid for seven days.\n\n${link}\n`,
    }),
  },
} as const;
