/** What an import left out or changed, by reason. */
export interface ImportNotes {
  /** `what` names an item by its path, or a part of the folder. */
  add(reason: string, what: string): void;
  /** One heading for each reason, its cases indented below it. */
  lines(): string[];
}

export function createNotes(): ImportNotes {
  const found = new Map<string, Set<string>>();
  return {
    add(reason, what) {
      const cases = found.get(reason) ?? new Set<string>();
      found.set(reason, cases.add(printable(what)));
    },
    lines: () =>
      [...found].flatMap(([reason, cases]) => [
        `${reason} (${cases.size}):`,
        ...[...cases].sort().map((each) => `  ${each}`),
      ]),
  };
}

const longest = 300;

/** Text of a foreign folder as a terminal may show it. */
export function printable(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\ufffd');
  return line.length > longest ? `${line.slice(0, longest)} …` : line;
}
