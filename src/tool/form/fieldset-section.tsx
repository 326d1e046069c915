import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Fieldset } from '@/forms/schema';
import { WordsOf } from '@/forms/words';
import type { ToolIconName } from '../icon/icon-paths';
import { ToolIcon } from '../icon/tool-icon';
import { messages } from './messages';

/** The drawing of each part that Plone's behaviours bring. */
const icons: Readonly<Record<string, ToolIconName>> = {
  categorization: 'tag',
  dates: 'calendar',
  ownership: 'users',
  settings: 'sliders',
  appearance: 'image',
  default: 'text',
  layout: 'panel',
  link: 'link',
  preview_image: 'image',
  query: 'list',
  querystring: 'list',
  look: 'image',
  footer: 'separator',
  seo: 'search',
};

interface FieldsetSectionProps {
  fieldset: Fieldset<string>;
  isFirst: boolean;
  isOpen: boolean;
  /** With how many of its fields something is wrong. */
  wrong: number;
  onToggle: () => void;
  children: ReactNode;
}

/** A part of a form. The first has no head; another keeps what is entered in it when it is folded. */
export function FieldsetSection({
  fieldset,
  isFirst,
  isOpen,
  wrong,
  onToggle,
  children,
}: FieldsetSectionProps) {
  const bodyId = useId();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const hint = fieldset.description && (
    <p className="tool-field__hint">
      <WordsOf words={fieldset.description} />
    </p>
  );
  if (isFirst)
    return (
      <div className="tool-fields">
        {hint}
        {children}
      </div>
    );
  const icon = Object.hasOwn(icons, fieldset.id) ? icons[fieldset.id] : undefined;
  return (
    <section className="tool-section">
      <h2 className="tool-section__head">
        <button
          type="button"
          className="tool-section__button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
        >
          <ToolIcon name={icon ?? 'panel'} size={16} />
          <span className="tool-section__title">
            <WordsOf words={fieldset.title} />
          </span>{' '}
          {wrong > 0 && (
            <span className="tool-section__wrong">
              <span aria-hidden="true">{wrong}</span>
              <span className="tool-hidden">
                <FormattedMessage {...messages.wrongFields} values={{ count: wrong }} />
              </span>
            </span>
          )}
          <ToolIcon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
      </h2>
      <div id={bodyId} className="tool-fields" hidden={!isOpen}>
        {hint}
        {wasOpen && children}
      </div>
    </section>
  );
}
