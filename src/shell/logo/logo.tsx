import { useIntl } from 'react-intl';
import { apiUrl, flatten, isInternal } from '@/api/urls';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { homePath } from '@/site/home-path';
import { site } from '@/site/site';
import { institutionOf, isKnownInstitution } from '@/site/variants/institution';
import { variant } from '@/site/variants/variant';
import { LogoMark } from './logo-mark';
import { messages } from './messages';
import './style.css';

/** The logo that the site's own administrators have set. Nothing of it is asked of other hosts. */
function ownLogo(): string | undefined {
  const path = flatten(site().siteLogo);
  return path !== '' && isInternal(path) ? apiUrl(path) : undefined;
}

/** The institution's name with its mark, or the site's own logo: the way to the home page from everywhere. */
export function Logo() {
  const intl = useIntl();
  const language = useLanguage();
  const { logo } = variant();
  const { name, word, line } = institutionOf(language);
  const src = ownLogo();
  return (
    <UniversalLink
      to={homePath(language)}
      className={logo.lineBelow ? 'logo logo--line-below' : 'logo'}
      aria-label={intl.formatMessage(messages.home, { name })}
    >
      {src === undefined ? (
        <>
          {isKnownInstitution() && <LogoMark mark={logo.mark} />}
          <span className="logo__name">
            {line === '' ? null : <span className="logo__line">{line}</span>}
            <span className="logo__word">{word}</span>
          </span>
        </>
      ) : (
        <img src={src} alt="" className="logo__picture" />
      )}
    </UniversalLink>
  );
}
