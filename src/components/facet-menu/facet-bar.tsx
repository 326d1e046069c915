import { useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Icon } from '../icon/icon';
import { ChosenValues } from './chosen-values';
import { FacetMenu, type FacetOption } from './facet-menu';
import { messages } from './messages';

/** By what readers narrow down a list. */
interface Facet {
  name: string;
  title: MessageDescriptor;
  options: readonly FacetOption[];
  chosen: readonly string[];
}

interface FacetBarProps {
  facets: readonly Facet[];
  /** Facets that are offered at another place: what is chosen of them stands here. */
  elsewhere?: readonly Facet[];
  /** By something that is no facet, too. */
  isNarrowed?: boolean;
  onToggle: (name: string, value: string) => void;
  onReset: () => void;
  /** How much is left, in words; they are read out as they change. */
  found: ReactNode;
  /** What else the list can be asked for. */
  children?: ReactNode;
}

/** What narrows down a list, what is chosen of it, and how much is left; in narrow windows the facets unfold. */
export function FacetBar({
  facets,
  elsewhere = [],
  isNarrowed = false,
  onToggle,
  onReset,
  found,
  children,
}: FacetBarProps) {
  const intl = useIntl();
  const facetsId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);
  // A facet without values tells nothing.
  const offered = facets.filter(({ options, chosen }) => options.length > 0 || chosen.length > 0);
  const chosen = [...offered, ...elsewhere].flatMap(({ name, options, chosen: values }) =>
    values.map((value) => ({
      name,
      value,
      title: options.find((option) => option.value === value)?.title ?? value,
    })),
  );
  // The button that was pressed goes away.
  const toCount = () => count.current?.focus();
  return (
    <section role="search" className="facet-bar" aria-label={intl.formatMessage(messages.choose)}>
      {offered.length > 0 && (
        <button
          type="button"
          className="button button--outline facet-bar__unfold"
          aria-expanded={isUnfolded}
          aria-controls={facetsId}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <FormattedMessage
            {...messages.filters}
            values={{ count: offered.flatMap((facet) => facet.chosen).length }}
          />
          <Icon name={isUnfolded ? 'chevron-up' : 'chevron-down'} size={20} />
        </button>
      )}
      <div
        id={facetsId}
        className={isUnfolded ? 'facet-bar__facets' : 'facet-bar__facets facet-bar__facets--folded'}
      >
        {offered.map((facet) => (
          <FacetMenu
            key={facet.name}
            title={facet.title}
            options={facet.options}
            chosen={facet.chosen}
            onToggle={(value) => onToggle(facet.name, value)}
          />
        ))}
      </div>
      <ChosenValues
        values={chosen}
        className="facet-bar__chosen"
        label={intl.formatMessage(messages.chosen)}
        remove={messages.remove}
        onRemove={(name, value) => {
          toCount();
          onToggle(name, value);
        }}
      />
      {(chosen.length > 0 || isNarrowed) && (
        <button
          type="button"
          className="facet-bar__reset"
          onClick={() => {
            toCount();
            onReset();
          }}
        >
          <FormattedMessage {...messages.reset} />
        </button>
      )}
      <p ref={count} role="status" tabIndex={-1} className="facet-bar__found">
        {found}
      </p>
      {children}
    </section>
  );
}
