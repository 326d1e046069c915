import { useIntl } from 'react-intl';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { homePath } from '@/site/home-path';
import { institutionOf } from '@/site/variants/institution';
import { variant } from '@/site/variants/variant';
import { LogoMark } from './logo-mark';
import { messages } from './messages';
import './style.css';

/** The institution's name with its mark: the way to the home page from everywhere. */
export function Logo() {
  const intl = useIntl();
  const language = useLanguage();
  const { logo } = variant();
  const { name, word, line } = institutionOf(language);
  return (
    <UniversalLink
      to={homePath(language)}
      className={logo.lineBelow ? 'logo logo--line-below' : 'logo'}
      aria-label={intl.formatMessage(messages.home, { name })}
    >
      <LogoMark mark={logo.mark} />
      <span className="logo__name">
        {line === '' ? null : <span className="logo__line">{line}</span>}
        <span className="logo__word">{word}</span>
      </span>
    </UniversalLink>
  );
}
