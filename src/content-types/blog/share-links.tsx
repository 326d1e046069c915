import { FormattedMessage, useIntl } from 'react-intl';
import { absoluteUrl } from '@/api/urls';
import { Icon } from '@/components/icon/icon';
import { messages } from './messages';

interface ShareLinksProps {
  title: string;
  path: string;
}

/** Ways to pass a page on, each a plain link: nothing of the networks runs here, and they learn nothing until one follows it. */
export function ShareLinks({ title, path }: ShareLinksProps) {
  const intl = useIntl();
  const url = encodeURIComponent(absoluteUrl(path) ?? '');
  const subject = encodeURIComponent(title);
  const ways = [
    {
      icon: 'linkedin',
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
    {
      icon: 'mail',
      name: intl.formatMessage(messages.byMail),
      href: `mailto:?subject=${subject}&body=${url}`,
    },
    { icon: 'phone', name: 'WhatsApp', href: `https://wa.me/?text=${subject}%20${url}` },
  ] as const;
  return (
    <nav aria-labelledby="post-share">
      <h2 id="post-share" className="post-end__title">
        <FormattedMessage {...messages.share} />
      </h2>
      <ul className="post-end__list">
        {ways.map(({ icon, name, href }) => (
          <li key={name}>
            <a
              className="post-end__way"
              href={href}
              {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <Icon name={icon} size={18} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
