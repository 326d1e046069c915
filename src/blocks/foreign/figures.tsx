import type { Figure } from './data';

/** Numbers with what they count. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <ul className="block-foreign__figures">
      {figures.map(({ value, label }, index) => (
        <li key={index} className="block-foreign__figure">
          <strong className="block-foreign__value">{value}</strong> {label}
        </li>
      ))}
    </ul>
  );
}
