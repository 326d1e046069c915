import { anyText } from '@/components/slate-value/any-text';
import { plainText } from '@/components/slate-value/nodes';
import { addressOf } from '@/components/universal-link/link-target';
import { count, flag, part, record, records, stored, text } from '@/lib/shape';
import { formOf } from './form';
import { linksPiece } from './pieces';

/** So many figures stand in one block. */
const mostFigures = 60;

const figure = { value: anyText(), label: text(), info: anyText() };

/** What a site's own name says of it: its host. */
const nameOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;

const pages = (v: string) => ({
  query: [{ i: 'path', o: 'plone.app.querystring.operation.string.relativePath', v }],
  sort_on: 'getObjPositionInParent',
});

export const listForms = {
  socialNetworks: formOf(
    { networks: records({ url: stored(), id: text(), title: text() }) },
    ({ networks }) => ({
      pieces: linksPiece(
        networks.map(({ url, title, id }) => ({ to: url, title: title || id || nameOf(addressOf(url)) })),
      ),
    }),
  ),
  statistic_block: formOf({ title: text(), items: records(figure) }, ({ title, items }) => ({
    title,
    figures: items.slice(0, mostFigures).flatMap(({ value, label, info }) => {
      const said = plainText(value).trim();
      const about = [label, plainText(info)].filter((words) => words.trim() !== '').join(' – ');
      return said === '' ? [] : [{ value: said, label: about }];
    }),
  })),
  countUp: formOf(
    {
      end: text(),
      prefix: text(),
      suffix: text(),
      title: text(),
      start: stored(),
      duration: stored(),
      decimals: stored(),
      background: stored(),
    },
    ({ end, prefix, suffix, title }) => ({
      figures: end.trim() === '' ? [] : [{ value: `${prefix}${end}${suffix}`, label: title }],
    }),
  ),
  rssBlock: formOf(
    { title: text(), feeds: records({ url: stored(), source: text() }), maxFeeds: count() },
    ({ title, feeds }) => ({
      title,
      pieces: linksPiece(
        feeds.map(({ url, source }) => ({ to: url, title: source || nameOf(addressOf(url)) })),
      ),
    }),
  ),
  contextNavigation: formOf(
    { name: text(), topLevel: stored(), bottomLevel: stored(), includeTop: flag(), root_path: stored() },
    ({ name }) => ({
      pieces: [{ '@type': 'listing', headline: name, variation: 'default', querystring: pages('.::1') }],
    }),
  ),
  relatedItems: formOf({ title: text() }, ({ title }) => ({ title, pageFields: ['relatedItems'] })),
  metadata: formOf({ data: part({ id: text() }) }, ({ data }) => ({
    pageFields: data?.id ? [data.id] : [],
  })),
  metadataSection: formOf(
    { fields: records({ field: record({ id: text() }) }), table: flag(), title: text() },
    ({ title, fields }) => ({
      title,
      pageFields: fields.map(({ field }) => field.id).filter((id) => id !== ''),
    }),
  ),
};
