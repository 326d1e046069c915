import { useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { changePassword, getOwnAccount, patchOwnAccount, patchPortrait } from '@/api/own-account';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useGo } from '@/components/universal-link/use-go';
import { fromPloneSchema } from '@/forms/from-plone-schema';
import type { Field } from '@/forms/schema';
import { useLanguage } from '@/i18n/use-language';
import { isLanguage } from '@/lib/language';
import { languageRoot } from '@/site/home-path';
import { useSession } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { useOwnSubmit } from '@/state/use-own-submit';
import { ChooseFiles } from '@/tool/upload/choose-files';
import { useNotify } from '../kit/use-notify';
import { SettingsForm } from '../kit/settings-form';
import { useFailureText } from '../kit/use-failure-text';
import { Initials } from '../kit/initials';
import { messages } from './messages';
import { squarePicture } from './square-picture';
import './style.css';

interface FormProps {
  /** Where one goes who changes nothing, or what is done then. */
  cancel: string | (() => void);
}

/** What one says of oneself, with a portrait. */
export function PersonalInformation({ cancel }: FormProps) {
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const { remote, retry } = useRemote([userId, language].join(' '), (signal) =>
    getOwnAccount(userId, { language, signal }),
  );
  return (
    <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton" />}>
      {({ schema, values, name, username, portrait }) => (
        <>
          <Portrait name={name} username={username} portrait={portrait} onChanged={retry} />
          <OwnFields schema={schema} values={values} cancel={cancel} onSaved={retry} />
        </>
      )}
    </RemoteData>
  );
}

type OwnFieldsProps = FormProps & {
  schema: Readonly<Record<string, unknown>>;
  values: Readonly<Record<string, unknown>>;
  onSaved: () => void;
};

function OwnFields({ schema, values, cancel, onSaved }: OwnFieldsProps) {
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const form = useMemo(() => {
    const described = fromPloneSchema(schema);
    const known = Object.entries(described.schema.fields as Record<string, Field>);
    const fields = Object.fromEntries(known.filter(([name]) => name !== 'portrait'));
    return {
      fields,
      fieldsets: described.fieldsets.map((set) => ({ ...set, fields: set.fields.map(String) })),
    };
  }, [schema]);
  return (
    <SettingsForm
      form={form}
      stored={values}
      cancel={cancel}
      save={(changes) => patchOwnAccount(userId, changes, { language })}
      onSaved={onSaved}
    />
  );
}

interface PortraitProps {
  name: string;
  username: string;
  portrait: string;
  onChanged: () => void;
}

function Portrait({ name, username, portrait, onChanged }: PortraitProps) {
  const intl = useIntl();
  const notify = useNotify();
  const language = useLanguage();
  const failureText = useFailureText();
  const userId = useSession()?.userId ?? '';
  const { submit } = useOwnSubmit(patchPortrait);
  // The address of another picture is the same.
  const [version, setVersion] = useState(0);
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    const picture = await squarePicture(file);
    if (!picture) {
      notify('error', intl.formatMessage(messages.noPicture));
      return;
    }
    const settled = await submit(userId, picture, { language });
    if (settled.status === 'failed') {
      notify('error', failureText(settled.error));
      return;
    }
    notify('success', intl.formatMessage(messages.pictureSaved));
    setVersion(version + 1);
    onChanged();
  };
  const source = portrait === '' || version === 0 ? portrait : `${portrait}?v=${version}`;
  return (
    <div className="personal__portrait">
      <Initials name={name} portrait={source} size={72} />
      <div>
        <strong className="personal__name">{name}</strong>
        <span className="personal__username">{username}</span>
        <ChooseFiles
          picturesOnly
          className="admin-button admin-button--small"
          onFiles={(files) => void choose(files)}
        >
          <FormattedMessage {...messages.changePicture} />
        </ChooseFiles>
        <p className="personal__hint">
          <FormattedMessage {...messages.pictureHint} />
        </p>
      </div>
    </div>
  );
}

const languageField: Readonly<Record<string, Field>> = {
  language: {
    widget: 'choice',
    title: messages.language,
    description: messages.languageHint,
    choices: [
      { value: 'de', title: messages.german },
      { value: 'en', title: messages.english },
    ],
  },
};

const languageForm = {
  fields: languageField,
  fieldsets: [{ id: 'default', title: messages.preferences, fields: ['language'] }],
};

/** How one wants to work: the language of the tool, which is that of the pages on which one is. */
export function Preferences({ cancel }: FormProps) {
  const language = useLanguage();
  const go = useGo();
  const userId = useSession()?.userId ?? '';
  const chosen = useRef<string>(language);
  const stored = useMemo(() => ({ language }), [language]);
  return (
    <SettingsForm
      form={languageForm}
      stored={stored}
      cancel={cancel}
      save={async (changes) => {
        await patchOwnAccount(userId, changes, { language });
        chosen.current = String(changes['language']);
      }}
      onSaved={() => {
        if (isLanguage(chosen.current) && chosen.current !== language) go(languageRoot(chosen.current));
      }}
    />
  );
}

/** Servers take no shorter ones. */
const shortest = 8;

const passwordFields: Readonly<Record<string, Field>> = {
  old: {
    widget: 'password',
    title: messages.oldPassword,
    autoComplete: 'current-password',
    isRequired: true,
  },
  new: {
    widget: 'password',
    title: messages.newPassword,
    description: messages.newPasswordHint,
    autoComplete: 'new-password',
    isRequired: true,
    minLength: shortest,
  },
  again: { widget: 'password', title: messages.again, autoComplete: 'new-password', isRequired: true },
};

const passwordForm = {
  fields: passwordFields,
  fieldsets: [{ id: 'default', title: messages.password, fields: Object.keys(passwordFields) }],
};

const nothing = {};

/** Sets another password. */
export function ChangePassword({ cancel }: FormProps) {
  const intl = useIntl();
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  return (
    <SettingsForm
      form={passwordForm}
      stored={nothing}
      cancel={cancel}
      check={(values) =>
        values['new'] === values['again'] ? {} : { again: { message: messages.differing } }
      }
      failureOf={({ status }) => (status === 403 ? intl.formatMessage(messages.wrongPassword) : undefined)}
      save={(changes) =>
        changePassword(userId, { old: String(changes['old']), new: String(changes['new']) }, { language })
      }
      onSaved={() => undefined}
      forgets
    />
  );
}
