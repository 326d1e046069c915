import { createElement, useId, type ReactNode } from 'react';
import { UntilFound } from '../until-found/until-found';
import './style.css';

interface DisclosureProps {
  title: ReactNode;
  /** Level of its heading. */
  level: number;
  /** How many things are in it, once that is known. */
  count?: number | undefined;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A heading that opens and closes what stands below it; the browser's search in the page opens it as well. */
export function Disclosure({ title, level, count, isOpen, onOpen, children }: DisclosureProps) {
  const id = useId();
  return (
    <section className="disclosure" data-open={isOpen}>
      {createElement(
        `h${level}`,
        { className: 'disclosure__title' },
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(!isOpen)}
        >
          <span>
            {title}
            {count !== undefined && (
              <>
                {' '}
                <span className="disclosure__count">{count}</span>
              </>
            )}
          </span>
          <span className="disclosure__mark" aria-hidden="true" />
        </button>,
      )}
      <UntilFound
        id={id}
        role="group"
        aria-labelledby={`${id}-title`}
        isHidden={!isOpen}
        onFound={() => onOpen(true)}
        className="disclosure__body"
      >
        {children}
      </UntilFound>
    </section>
  );
}
