/** What an import left out or changed, by reason. */
export interface ImportNotes {
  /** `what` names an item by its path, or a part of the folder. */
  add(reason: string, what: string): void;
  /** Every reason with its cases. */
  groups(): NoteGroup[];
  /** One heading for each reason, its cases indented below it, at most so many. */
  lines(most?: number): string[];
}

/** What was found for one reason. */
interface NoteGroup {
  reason: string;
  cases: string[];
}

export function createNotes(): ImportNotes {
  const found = new Map<string, Set<string>>();
  const groups = () => [...found].map(([reason, cases]) => ({ reason, cases: [...cases].sort() }));
  return {
    add(reason, what) {
      const cases = found.get(reason) ?? new Set<string>();
      found.set(reason, cases.add(printable(what)));
    },
    groups,
    lines: (most = Infinity) =>
      groups().flatMap(({ reason, cases }) => [
        `${reason} (${cases.length}):`,
        ...cases.slice(0, most).map((each) => `  ${each}`),
        ...(cases.length > most ? [`  and ${cases.length - most} others`] : []),
      ]),
  };
}

const longest = 300;

/** Text of a foreign folder as a terminal may show it. */
export function printable(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\ufffd');
  return line.length > longest ? `${line.slice(0, longest)} …` : line;
}
