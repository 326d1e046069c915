import { SaxesParser, type SaxesTagNS } from 'saxes';

/** An element of an XML document with what stands in it. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly Element[];
  text: string;
}

/** Reads XML as strict readers do: what is not well formed, or has an unknown prefix, fails. */
export function readXml(xml: string): Element {
  const root = { name: '', attributes: {}, children: [] as Element[], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag: SaxesTagNS) => {
    const attributes = Object.fromEntries(
      Object.values(tag.attributes).map(({ name, value }) => [name, value]),
    );
    const element = { name: tag.name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.write(xml).close();
  const [first] = root.children;
  if (!first) throw new Error('The document is empty.');
  return first;
}

export const childrenOf = ({ children }: Element, name: string): readonly Element[] =>
  children.filter((each) => each.name === name);

/** The text of the one child of this name; undefined where there is none. */
export function textOf(element: Element, name: string): string | undefined {
  const found = childrenOf(element, name);
  if (found.length > 1) throw new Error(`${element.name} has ${found.length} elements ${name}.`);
  return found[0]?.text;
}

/** A date as RFC 822 writes it, with a year of four digits. */
const date =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;

/** What RSS 2.0 allows in an entry and in a channel, and what it asks for. */
const ofItem = ['title', 'link', 'guid', 'description', 'pubDate', 'category'];
const ofChannel = ['title', 'link', 'description', 'language', 'lastBuildDate', 'atom:link', 'item'];

/** Everything that a feed has against the rules of RSS 2.0 and those of the RSS Advisory Board. */
export function errorsOf(rss: Element): string[] {
  const channel = childrenOf(rss, 'channel')[0];
  if (rss.name !== 'rss' || rss.attributes.version !== '2.0' || !channel) return ['no channel of RSS 2.0'];
  const items = childrenOf(channel, 'item');
  const ids = items.map((item) => textOf(item, 'guid'));
  const self = childrenOf(channel, 'atom:link')[0]?.attributes;
  const isAddress = (text = '') => /^https?:/.test(text) && URL.canParse(text);
  return [
    ...channel.children.filter(({ name }) => !ofChannel.includes(name)).map(({ name }) => `unknown ${name}`),
    ...['title', 'link', 'description'].filter((name) => !textOf(channel, name)).map((name) => `no ${name}`),
    ...(self?.rel === 'self' && isAddress(self.href) ? [] : ['no address of its own']),
    ...(isAddress(textOf(channel, 'link')) ? [] : ['its page is no address']),
    ...(/^[a-z]{2}(?:-[a-z]{2})?$/.test(textOf(channel, 'language') ?? '') ? [] : ['no language']),
    ...(new Set(ids).size === ids.length ? [] : ['an id stands twice']),
    ...items.flatMap((item) => [
      ...item.children.filter(({ name }) => !ofItem.includes(name)).map(({ name }) => `unknown ${name}`),
      ...(textOf(item, 'title') ? [] : ['an entry without a title']),
      ...(isAddress(textOf(item, 'link')) ? [] : ['an entry without an address']),
      ...(textOf(item, 'guid') ? [] : ['an entry without an id']),
      ...(date.test(textOf(item, 'pubDate') ?? '') ? [] : [`no date: ${textOf(item, 'pubDate')}`]),
    ]),
  ];
}
