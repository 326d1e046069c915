type Values<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** Whether something has what is chosen: one of the values of a facet is enough, but of each facet there must be one. */
export const hasChosen = <Name extends string>(
  names: readonly Name[],
  valuesOf: (name: Name) => readonly string[],
  chosen: Values<Name>,
  except?: Name,
): boolean =>
  names.every(
    (name) =>
      name === except ||
      chosen[name].length === 0 ||
      valuesOf(name).some((value) => chosen[name].includes(value)),
  );
