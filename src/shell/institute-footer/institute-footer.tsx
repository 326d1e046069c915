import { FormattedMessage } from 'react-intl';
import type { FooterWords } from '@/api/surroundings';
import { Icon } from '@/components/icon/icon';
import { MailLink } from '@/components/mail-link/mail-link';
import { PhoneLink } from '@/components/phone-link/phone-link';
import { DirectionsButton } from '../footer/directions-button';
import { hasDirections } from '../footer/footer-fields';
import { FooterText } from '../footer/footer-text';
import { messages } from '../footer/messages';
import './style.css';

interface InstituteFooterProps {
  name: string;
  fields: FooterWords;
  /** The institute that an area belongs to. */
  institute: string | undefined;
}

/** Name, address and contact of the institute or area, above the portal's own footer. */
export function InstituteFooter({ name, fields, institute }: InstituteFooterProps) {
  const { footer_contact_phone: phone, footer_contact_mail: mail, footer_leader: leader } = fields;
  const hasAddress =
    [fields.footer_header, leader, fields.footer_address].some((words) => words.trim() !== '') ||
    hasDirections(fields.footer_button_link);
  return (
    <div className="institute-footer">
      <div className="institute-footer__content container">
        <div>
          {institute !== undefined && <p className="meta">{institute}</p>}
          <h2 className="institute-footer__name">{name}</h2>
          <FooterText value={fields.footer_text} />
        </div>
        {hasAddress && (
          <div>
            <h3 className="institute-footer__heading">
              {fields.footer_header || <FormattedMessage {...messages.address} />}
            </h3>
            {leader !== '' && (
              <p>
                <FormattedMessage {...messages.leader} values={{ name: leader }} />
              </p>
            )}
            <FooterText value={fields.footer_address} />
            <DirectionsButton link={fields.footer_button_link} />
          </div>
        )}
        {(phone !== '' || mail !== '') && (
          <div>
            <h3 className="institute-footer__heading">
              <FormattedMessage {...messages.reachUs} />
            </h3>
            {phone !== '' && (
              <p className="institute-footer__line">
                <Icon name="phone" size={16} />
                <PhoneLink value={phone} className="institute-footer__phone" />
              </p>
            )}
            {mail !== '' && (
              <p className="institute-footer__line">
                <Icon name="mail" size={16} />
                <MailLink value={mail} />
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
