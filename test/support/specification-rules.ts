import ts from 'typescript';

export interface Statement {
  statement: string;
  /** What stands in the second column between backticks. */
  holders: string[];
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());

const isRule = (line: string): boolean => /^\|(?: *:?-+:? *\|)+$/.test(line.trim());

/** The rows of all tables of a Markdown page; what stands in code blocks is an example. */
export function statementsIn(page: string): Statement[] {
  const prose = page.split(/^```/m).filter((_, index) => index % 2 === 0);
  const lines = prose.join('').split('\n');
  return lines.flatMap((line, index) => {
    const isHead = isRule(lines[index + 1] ?? '');
    if (!line.startsWith('|') || isRule(line) || isHead) return [];
    const [statement = '', holders = ''] = cellsOf(line);
    return [{ statement, holders: [...holders.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '') }];
  });
}

const isTestCall = (node: ts.Expression): boolean => {
  if (ts.isCallExpression(node)) return isTestCall(node.expression);
  if (ts.isPropertyAccessExpression(node)) return isTestCall(node.expression);
  return ts.isIdentifier(node) && /^(?:test|it)$/.test(node.text);
};

/** The names of a file's tests as they are written, with the signs that stand for their examples. */
export function testNamesIn(source: string): Set<string> {
  const file = ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest);
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestCall(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) names.add(title.text);
      if (title && ts.isTemplateExpression(title)) names.add(title.getText(file).slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** What is wrong with a statement, in words; `namesOf` answers nothing for a file that does not exist. */
export function violationsOfStatement(
  { statement, holders }: Statement,
  namesOf: (file: string) => ReadonlySet<string> | undefined,
): string[] {
  if (holders.length === 0) return [`no test holds: ${statement}`];
  return holders.flatMap((holder) => {
    const [file = '', name = ''] = holder.split(/ › (.*)/s);
    const names = namesOf(file);
    if (!names) return [`${file} does not exist: ${statement}`];
    return names.has(name) ? [] : [`${file} has no test "${name}": ${statement}`];
  });
}
