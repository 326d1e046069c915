import type { BlockChecks } from '../../definition';
import type { HtmlData } from '../data';

const colourPair = /style\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** What a style says under one of some names, where it is a colour by its number. */
function colourIn(style: string, names: readonly string[]): string | undefined {
  const rules = style.split(';').map((rule) => rule.split(':').map((part) => part.trim().toLowerCase()));
  const value = rules.find(([name = '']) => names.includes(name))?.[1];
  return value !== undefined && /^#(?:[\da-f]{3}|[\da-f]{6})$/.test(value) ? value : undefined;
}

export const checks: BlockChecks<HtmlData> = {
  isEmpty: ({ html }) => html.trim() === '',
  colours: ({ html }) =>
    [...html.matchAll(colourPair)].flatMap(([, double, single]) => {
      const style = double ?? single ?? '';
      const text = colourIn(style, ['color']);
      const ground = colourIn(style, ['background', 'background-color']);
      return text !== undefined && ground !== undefined ? [{ text, ground }] : [];
    }),
};
