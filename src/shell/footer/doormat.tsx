import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { MenuEntry } from '../menu/menu-entry';
import { useMenu } from '../menu/use-menu';
import { useMediaQuery } from '@/components/media-query/use-media-query';
import { messages } from './messages';

/** The site's sections once more, as columns of links; on phones closed rows that unfold. */
export function Doormat() {
  const intl = useIntl();
  const sections = useMenu().filter((entry) => entry.items.length > 0);
  const isPhone = useMediaQuery('(max-width: 599px)');
  if (sections.length === 0) return null;
  const Section = isPhone ? FoldedSection : OpenSection;
  return (
    <nav className="doormat container no-print" aria-label={intl.formatMessage(messages.doormat)}>
      {sections.map((section) => (
        <Section key={section.key} section={section} />
      ))}
    </nav>
  );
}

function OpenSection({ section }: { section: MenuEntry }) {
  return (
    <div className="doormat__section">
      <h2 className="site-footer__heading">
        <UniversalLink to={section.path} className="doormat__heading">
          {section.title}
        </UniversalLink>
      </h2>
      <SectionLinks section={section} />
    </div>
  );
}

function FoldedSection({ section }: { section: MenuEntry }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="doormat__section">
      <h2 className="site-footer__heading">
        <button
          type="button"
          className="doormat__fold"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {section.title}
          <Icon name={isOpen ? 'minus' : 'plus'} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        <UniversalLink to={section.path} className="doormat__link">
          <FormattedMessage {...messages.overview} values={{ title: section.title }} />
        </UniversalLink>
        <SectionLinks section={section} />
      </div>
    </div>
  );
}

function SectionLinks({ section }: { section: MenuEntry }) {
  return (
    <ul className="doormat__list">
      {section.items.map((item) => (
        <li key={item.key}>
          <UniversalLink to={item.path} className="doormat__link">
            {item.title}
          </UniversalLink>
        </li>
      ))}
    </ul>
  );
}
