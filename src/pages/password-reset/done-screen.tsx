import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { FormNotice } from '@/forms/form-notice';
import { Screen } from '@/components/screen/screen';
import { ScreenWay } from '@/components/screen/screen-way';
import { useLanguage } from '@/i18n/use-language';
import { languageRoot } from '@/site/home-path';
import { messages } from './messages';

interface DoneScreenProps {
  title: MessageDescriptor;
  notice: MessageDescriptor;
  text: MessageDescriptor;
}

/** Says what was done, with the way on to the login. */
export function DoneScreen({ title, notice, text }: DoneScreenProps) {
  const language = useLanguage();
  return (
    <Screen title={title}>
      <FormNotice kind="success" title={<FormattedMessage {...notice} />}>
        <FormattedMessage {...text} />
      </FormNotice>
      <ScreenWay to={`${languageRoot(language)}/login`} label={messages.goToLogin} isNext />
    </Screen>
  );
}
