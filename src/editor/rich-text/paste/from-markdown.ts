import { fromHtml } from './from-html';
import type { Pasted } from './pasted';

const heading = /^(#{1,6})[ \t]+(\S.*)$/;
const item = /^([ \t]{0,24})([-*+]|\d{1,4}[.)])[ \t]+(\S.*)$/;
const quotation = /^>[ \t]?(.*)$/;
const fence = /^(```|~~~)/;
const rule = /^(?:-{3,}|\*{3,}|_{3,})$/;
const row = /^\|(.+)\|$/;
const ruleOfRow = /^\|[\s|:-]+\|$/;
const words = /\*\*[^*\s][^*]*\*\*|\[[^\][]+\]\([^)\s]+\)/;

/** Whether a plain text is written in Markdown: single signs that any text may have are not enough. */
export function isMarkdown(text: string): boolean {
  const lines = text.split(/\r?\n/).slice(0, 2000);
  const some = (pattern: RegExp) => lines.some((line) => pattern.test(line.trim()));
  const items = lines.filter((line) => item.test(line)).length;
  return some(heading) || some(fence) || some(ruleOfRow) || items > 1 || some(words) || some(/^> \S/);
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The marks within a line, from those that hold others to be left alone on. */
const inlineMarks: readonly (readonly [RegExp, string])[] = [
  [/`([^`]+)`/g, '<code>$1</code>'],
  [/!\[([^\][]*)\]\(([^)\s[]+)\)/g, '<img alt="$1" src="$2">'],
  [/\[([^\][]+)\]\(([^)\s]+)(?: &quot;[^)]*&quot;)?\)/g, '<a href="$2">$1</a>'],
  [/&lt;(https?:\/\/[^\s&]+)&gt;/g, '<a href="$1">$1</a>'],
  [/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*/g, '<strong>$1</strong>'],
  [/(?<![\w_])__([^_\s](?:[^_]*[^_\s])?)__(?![\w_])/g, '<strong>$1</strong>'],
  [/(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?!\w)/g, '<em>$1</em>'],
  [/(?<![\w_])_([^_\s](?:[^_]*[^_\s])?)_(?![\w_])/g, '<em>$1</em>'],
  [/~~([^~]+)~~/g, '<s>$1</s>'],
];

const longestLine = 5000;

/** Words within code and within addresses are left as they are. */
function inline(text: string): string {
  const safe = escaped(text.trim());
  if (safe.length > longestLine) return safe;
  const kept: string[] = [];
  const marked = inlineMarks.reduce(
    (line, [pattern, replacement], index) =>
      line.replace(pattern, (...found: string[]) => {
        const html = replacement.replace(/\$(\d)/g, (_sign, group: string) => found[Number(group)] ?? '');
        if (index > 3) return html;
        kept.push(html);
        return `\ue000${kept.length - 1}\ue000`;
      }),
    safe.replaceAll('\ue000', ''),
  );
  return marked.replace(/\ue000(\d+)\ue000/g, (_sign, at: string) => kept[Number(at)] ?? '');
}

const cellsOf = (line: string, tag: string): string =>
  (row.exec(line.trim())?.[1] ?? '')
    .split('|')
    .map((cell) => `<${tag}>${inline(cell)}</${tag}>`)
    .join('');

/** Lines of one kind from a place on. */
function run(lines: readonly string[], from: number, isOne: (line: string) => boolean): string[] {
  const end = lines.findIndex((line, index) => index >= from && !isOne(line));
  return lines.slice(from, end < 0 ? undefined : end);
}

/** Items by their indent; each list lies in the item before it. */
function listHtml(lines: readonly string[]): string {
  const open: { indent: number; tag: string }[] = [];
  let html = '';
  for (const line of lines) {
    const [, blanks = '', sign = '', text = ''] = item.exec(line) ?? [];
    if (text === '') {
      html += `<br>${inline(line)}`;
      continue;
    }
    const indent = blanks.replaceAll('\t', '    ').length;
    while ((open.at(-1)?.indent ?? -1) > indent) html += `</${open.pop()?.tag ?? 'ul'}>`;
    if ((open.at(-1)?.indent ?? -1) < indent) {
      const tag = /\d/.test(sign) ? 'ol' : 'ul';
      open.push({ indent, tag });
      html += `<${tag}>`;
    }
    html += `<li>${inline(text.replace(/^\[[ xX]\]\s+/, ''))}`;
  }
  return html + open.map(({ tag }) => `</${tag}>`).join('');
}

const isPlainLine = (line: string): boolean =>
  line.trim() !== '' &&
  ![heading, quotation, fence, rule, row].some((pattern) => pattern.test(line.trim())) &&
  !item.test(line);

/** One block from a place of the source on, and how many lines it takes. */
function block(lines: readonly string[], from: number): [html: string, taken: number] {
  const line = (lines[from] ?? '').trim();
  const titled = heading.exec(line);
  if (titled) {
    const [, signs = '', text = ''] = titled;
    return [`<h${signs.length}>${inline(text.replace(/\s#+$/, ''))}</h${signs.length}>`, 1];
  }
  if (fence.test(line)) {
    const code = run(lines, from + 1, (each) => !fence.test(each.trim()));
    return [`<pre>${escaped(code.join('\n'))}</pre>`, code.length + 2];
  }
  if (rule.test(line)) return ['<hr>', 1];
  if (row.test(line)) {
    const rows = run(lines, from, (each) => row.test(each.trim()));
    const isHeaded = ruleOfRow.test((rows[1] ?? '').trim());
    const body = rows.filter((each) => !ruleOfRow.test(each.trim()));
    const html = body.map(
      (each, index) => `<tr>${cellsOf(each, isHeaded && index === 0 ? 'th' : 'td')}</tr>`,
    );
    return [`<table>${html.join('')}</table>`, rows.length];
  }
  if (quotation.test(line)) {
    const quoted = run(lines, from, (each) => quotation.test(each.trim()));
    const text = quoted.map((each) => inline(quotation.exec(each.trim())?.[1] ?? ''));
    return [`<blockquote>${text.join(' ')}</blockquote>`, quoted.length];
  }
  if (item.test(lines[from] ?? '')) {
    const items = run(lines, from, (each) => item.test(each) || /^\s{2,}\S/.test(each));
    return [listHtml(items), items.length];
  }
  const text = run(lines, from, isPlainLine);
  const broken = text.map(
    (each) => inline(each) + (each.endsWith('  ') || each.endsWith('\\') ? '<br>' : ' '),
  );
  return [`<p>${broken.join('')}</p>`, Math.max(1, text.length)];
}

/** The source of Markdown, as people write it in notes and repositories, by way of the HTML that it stands for. */
export function fromMarkdown(source: string): Pasted {
  const lines = source.split(/\r\n|\r|\n/);
  let html = '';
  for (let at = 0; at < lines.length;) {
    const [next, taken] = block(lines, at);
    html += next;
    at += taken;
  }
  return fromHtml(html);
}
