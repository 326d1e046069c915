import { anyText } from '@/components/slate-value/any-text';
import { isEmpty, type SlateNode } from '@/components/slate-value/nodes';
import { flag, stored, text } from '@/lib/shape';
import type { Block } from '../definition';
import { formOf } from './form';
import { paragraph, slateOf, wordsPiece } from './pieces';

const separator: Block = { '@type': 'separator' };
const inBold = (words: string): SlateNode[] =>
  words === '' ? [] : [{ type: 'p', children: [{ type: 'strong', children: [{ text: words }] }] }];
const slatePiece = (nodes: readonly SlateNode[]): Block[] => (isEmpty(nodes) ? [] : [slateOf(nodes)]);

export const textForms = {
  hr: formOf({}, () => ({ pieces: [separator] })),
  dividerBlock: formOf(
    { text: text(), section: flag(), hidden: flag(), spacing: text(), fitted: flag(), short: flag() },
    (data) => ({ pieces: data.hidden === true ? [] : [separator, ...wordsPiece(data.text)] }),
  ),
  callout: formOf({ title: text(), value: anyText() }, ({ title, value }) => {
    const children = [...inBold(title), ...(isEmpty(value) ? [] : value)];
    return { pieces: children.length === 0 ? [] : [slateOf([{ type: 'callout', children }])] };
  }),
  codeBlock: formOf(
    {
      code: text(),
      caption_title: text(),
      caption_description: text(),
      language: text(),
      style: text(),
      showLineNumbers: flag(),
    },
    (data) => {
      const about = [data.caption_title, data.caption_description].filter((words) => words.trim() !== '');
      const code: SlateNode[] =
        data.code.trim() === '' ? [] : [{ type: 'pre', children: [{ text: data.code }] }];
      return { pieces: code.length === 0 ? [] : [slateOf([...code, ...about.map(paragraph)])] };
    },
  ),
  description_block: formOf({ text: text() }, () => ({ pieces: [{ '@type': 'description' }] })),
  testimonial: formOf(
    { title: text(), text: text(), author: text(), additional_information: text(), image: stored() },
    ({ title, text: words, ...data }) => ({
      title,
      pieces: words.trim() === '' ? [] : [{ '@type': 'quote', value: [paragraph(words)], ...data }],
    }),
  ),
  item: formOf({ title: text(), description: anyText(), icon: text() }, ({ title, description }) => ({
    title,
    pieces: slatePiece(description),
  })),
};
