import type { Widget } from '@/forms/schema';
import type { WidgetMap } from '@/forms/widgets';
import { lateComponent } from '../late-part/late-part';
import { AlignWidget } from './align-widget';
import { BooleanWidget } from './boolean-widget';
import { ChoiceWidget } from './choice-widget';
import { ChoicesWidget } from './choices-widget';
import { ColourWidget } from './colour-widget';
import { FileWidget } from './file-widget';
import { IndexWidget } from './query/index-widget';
import { JsonWidget } from './json-widget';
import { KeptText } from './kept-text';
import { LineWidget } from './line-widget';
import { LinkWidget } from './link-widget';
import { LinksWidget } from './links-widget';
import { NumberWidget } from './number-widget';
import { ObjectsWidget } from './objects-widget';
import { SortWidget } from './query/sort-widget';
import { SizeWidget } from './size-widget';
import { TermWidget, TermsWidget } from './terms-widget';
import { TextareaWidget } from './textarea-widget';
import { TokensWidget } from './tokens-widget';
import { UnknownWidget } from './unknown-widget';

/** Days and times bring a library of dates, which most forms do without. */
const dates = () => import('./date-widget');
const DateWidget = lateComponent(async () => (await dates()).DateWidget);
const TimeWidget = lateComponent(async () => (await dates()).TimeWidget);
const DateTimeWidget = lateComponent(async () => (await import('./date-time-widget')).DateTimeWidget);
const QueryWidget = lateComponent(async () => (await import('./query/query-widget')).QueryWidget);

/** The components of the tool's forms, one for each kind of field. */
export const toolWidgets: WidgetMap<Widget> = {
  text: LineWidget,
  textarea: TextareaWidget,
  // The editor gives its own, which edits it.
  richText: KeptText,
  email: LineWidget,
  url: LineWidget,
  password: LineWidget,
  boolean: BooleanWidget,
  number: NumberWidget,
  choice: ChoiceWidget,
  choices: ChoicesWidget,
  tokens: TokensWidget,
  term: TermWidget,
  terms: TermsWidget,
  date: DateWidget,
  dateTime: DateTimeWidget,
  time: TimeWidget,
  link: LinkWidget,
  links: LinksWidget,
  image: FileWidget,
  file: FileWidget,
  objects: ObjectsWidget,
  // The editor gives its own.
  recurrence: TextareaWidget,
  query: QueryWidget,
  sort: SortWidget,
  index: IndexWidget,
  align: AlignWidget,
  size: SizeWidget,
  colour: ColourWidget,
  json: JsonWidget,
  unknown: UnknownWidget,
};
