import type { Option } from './combobox';

interface ComboOptionsProps {
  id: string;
  name: string | undefined;
  options: readonly Option[];
  /** Place of the one that Enter takes. */
  shown: number;
  onChoose: (option: Option) => void;
}

/** What may be chosen, under the names of its groups where it has some. */
export function ComboOptions({ id, name, options, shown, onChoose }: ComboOptionsProps) {
  const groups = [...new Set(options.map(({ group }) => group))];
  const drawn = (option: Option) => {
    const index = options.indexOf(option);
    return (
      <li
        key={option.value}
        id={`${id}-${index}`}
        className="tool-combo__option"
        role="option"
        aria-selected={index === shown}
        // The field keeps the focus, which would close the list before the click.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(option)}
      >
        {option.title}
      </li>
    );
  };
  return (
    <ul id={id} className="tool-combo__list" role="listbox" aria-label={name}>
      {groups.map((group) => {
        const inside = options.filter((option) => option.group === group).map(drawn);
        return group === undefined ? (
          inside
        ) : (
          <li key={group} role="group" aria-label={group}>
            <span className="tool-combo__group" aria-hidden="true">
              {group}
            </span>
            <ul role="presentation">{inside}</ul>
          </li>
        );
      })}
    </ul>
  );
}
