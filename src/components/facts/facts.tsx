import type { ReactNode } from 'react';
import './style.css';

export interface Fact {
  id: string;
  label: ReactNode;
  value: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  /** Label and value beside each other, for many or long ones. */
  asRows?: boolean;
}

/** Labelled values of a page; those without a value are left out, and the list with the last of them. */
export function Facts({ facts, asRows = false }: FactsProps) {
  const known = facts.filter(({ value }) => value !== '' && value !== null && value !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className={asRows ? 'facts facts--rows' : 'facts'}>
      {known.map(({ id, label, value }) => (
        <div className="facts__row" key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
