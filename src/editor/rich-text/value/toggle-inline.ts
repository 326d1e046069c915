import { allowsFormat, formats, hasFormat, withFormat, withoutFormat, type Format } from './formats';
import { linesIn, linesOf, type Line } from './lines';
import { isElement, isVoid, type EditedValue } from './nodes';
import { replaceAt } from './replace-at';
import { fromRuns, runsOf, runsRound } from './runs';
import type { Nested } from './nest';

interface RangeInLine extends Line {
  from: number;
  to: number;
}

function rangesIn(value: EditedValue, start: number, end: number): RangeInLine[] {
  return linesIn(value, start, end)
    .filter(({ element }) => !isVoid(element))
    .map((line) => ({
      ...line,
      from: Math.max(0, start - line.start),
      to: Math.min(line.length, end - line.start),
    }));
}

/** Changes the pieces of text in a range, each for itself. */
export function changeRuns(
  value: EditedValue,
  start: number,
  end: number,
  change: (run: Nested, line: Line) => Nested,
): EditedValue {
  return rangesIn(value, start, end).reduce((changed, line) => {
    const { before, inside, after } = runsRound(line.element.children, line.from, line.to);
    if (inside.length === 0) return changed;
    const children = fromRuns([...before, ...inside.map((run) => change(run, line)), ...after]);
    return replaceAt(changed, line.path, (element) => [{ ...element, children }]);
  }, value);
}

/** The runs in a range; of a caret the one whose end or middle it stands at, as typing goes on there. */
function runsIn(value: EditedValue, start: number, end: number): { run: Nested; line: Line }[] {
  if (start < end)
    return rangesIn(value, start, end).flatMap((line) =>
      runsRound(line.element.children, line.from, line.to).inside.map((run) => ({ run, line })),
    );
  const line = linesOf(value).find((each) => each.start <= start && start <= each.start + each.length);
  let offset = line?.start ?? 0;
  for (const run of runsOf(line?.element.children ?? [])) {
    offset += isElement(run.node) ? 0 : run.node.text.length;
    if (line && offset >= start) return [{ run, line }];
  }
  return [];
}

/** The formats that a whole range has. */
export function formatsIn(value: EditedValue, start: number, end: number): Format[] {
  const runs = runsIn(value, start, end);
  if (runs.length === 0) return [];
  return formats.filter((format) => runs.every(({ run }) => hasFormat(run, format)));
}

/** Gives a range a format, or takes it where all of the range has it. */
export function toggleInline(value: EditedValue, start: number, end: number, format: Format): EditedValue {
  const takes = formatsIn(value, start, end).includes(format);
  return changeRuns(value, start, end, (run, { element }) => {
    if (takes) return withoutFormat(run, format);
    return allowsFormat(element, format) ? withFormat(run, format) : run;
  });
}
