import { FormattedMessage } from 'react-intl';
import { settingsOf } from '@/api/surroundings';
import { Icon } from '@/components/icon/icon';
import { MailLink } from '@/components/mail-link/mail-link';
import { PhoneLink } from '@/components/phone-link/phone-link';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { institutionOf, isKnownInstitution } from '@/site/variants/institution';
import { useSettings } from '@/state/hooks';
import { sitePage } from '@/site/site-paths';
import { DirectionsButton } from './directions-button';
import { FooterMap } from '../footer-map/footer-map';
import { saysSomething } from './footer-fields';
import { FooterText } from './footer-text';
import { messages } from './messages';

/** Where the institution is and how to reach it. What the settings leave out falls back to what the site knows. */
export function PortalContact() {
  const language = useLanguage();
  const fields = settingsOf(useSettings()).portal_footer;
  const { footer_contact_phone: phone, footer_leader: leader, portal_footer_newsletter: newsletter } = fields;
  const mails = new Set([fields.portal_footer_contact_mail, fields.footer_contact_mail].filter(Boolean));
  const contactPage = mails.size === 0 ? sitePage('contact', language) : undefined;
  const isKnown = isKnownInstitution();
  const hasPlace = isKnown || saysSomething(fields);
  const hasContact = leader !== '' || phone !== '' || mails.size > 0 || contactPage !== undefined;
  if (!hasPlace && !hasContact && newsletter === '') return null;
  return (
    <div className="portal-contact container">
      {/* The map is drawn after one institution's site. */}
      {isKnown && <FooterMap />}
      {hasPlace && (
        <div className="portal-contact__part">
          <h2 className="site-footer__heading">
            {fields.footer_header || <FormattedMessage {...messages.directionsAndContact} />}
          </h2>
          <FooterText
            value={fields.footer_address.trim() ? fields.footer_address : institutionOf(language).name}
          />
          <FooterText value={fields.footer_text} />
          <DirectionsButton link={fields.footer_button_link} />
        </div>
      )}
      {hasContact && (
        <div className="portal-contact__part">
          <h2 className="site-footer__heading">
            <FormattedMessage {...messages.contact} />
          </h2>
          {leader !== '' && (
            <p>
              <FormattedMessage {...messages.leader} values={{ name: leader }} />
            </p>
          )}
          {phone !== '' && (
            <p>
              <FormattedMessage {...messages.phone} values={{ phone: <PhoneLink value={phone} /> }} />
            </p>
          )}
          {[...mails].map((mail) => (
            <p key={mail}>
              <MailLink value={mail} />
            </p>
          ))}
          {contactPage !== undefined && (
            <p>
              <UniversalLink to={contactPage}>
                <FormattedMessage {...messages.contactPage} />
              </UniversalLink>
            </p>
          )}
        </div>
      )}
      {newsletter !== '' && (
        <div className="portal-contact__part">
          <h2 className="site-footer__heading">
            <FormattedMessage {...messages.newsletter} />
          </h2>
          <p>
            <FormattedMessage {...messages.newsletterText} />
          </p>
          <NewsletterLink target={newsletter} />
        </div>
      )}
    </div>
  );
}

/** The newsletter is ordered on a page or by mail, whichever the setting names. */
function NewsletterLink({ target }: { target: string }) {
  const words = (
    <>
      <span className="arrow-link__text">
        <FormattedMessage {...messages.newsletterOrder} />
      </span>
      <Icon name="arrow-right" />
    </>
  );
  return /^(\/|https?:)/i.test(target) ? (
    <UniversalLink to={target} className="arrow-link">
      {words}
    </UniversalLink>
  ) : (
    <MailLink value={target} className="arrow-link">
      {words}
    </MailLink>
  );
}
