import { operation } from '@/api/search';

/** With what a criterion's value is entered. */
export type ValueKind =
  | ('none' | 'text' | 'words' | 'number' | 'day' | 'range' | 'days')
  | ('choice' | 'choices' | 'place' | 'relativePlace' | 'references');

/** Operators whose value their widget alone does not tell. */
const byOperator: Readonly<Record<string, ValueKind>> = {
  'string.path': 'place',
  'string.absolutePath': 'place',
  'string.relativePath': 'relativePlace',
  'selection.is': 'choice',
  'list.contains': 'words',
  'int.is': 'number',
  'int.lessThan': 'number',
  'int.largerThan': 'number',
};

const byWidget: Readonly<Record<string, ValueKind>> = {
  '': 'none',
  DateWidget: 'day',
  DateRangeWidget: 'range',
  RelativeDateWidget: 'days',
  MultipleSelectionWidget: 'choices',
  SelectionWidget: 'choice',
  autocomplete: 'choices',
  ReferenceWidget: 'references',
  RelativePathWidget: 'relativePlace',
};

const own = (kinds: Readonly<Record<string, ValueKind>>, name: string): ValueKind | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name] : undefined;

/** What the CMS calls an operator and its widget says how its value is entered; a widget that nobody knows is a line of text. */
export function valueKind(operator: string, widget: string): ValueKind {
  if (widget === '') return 'none';
  const name = operator.startsWith(operation) ? operator.slice(operation.length) : '';
  return own(byOperator, name) ?? own(byWidget, widget) ?? 'text';
}
