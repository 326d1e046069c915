import { readInteger } from '~mocks/http/python-int';
import { badRequest, serverError } from '~mocks/http/failure';
import type { Call } from '../shared/call';
import type { SolrGeneration } from '../shared/solr-generation';

/** A tab of the results; without types it holds everything. */
export interface Tab {
  label: string;
  types: readonly string[];
}

export const tabs: readonly Tab[] = [
  { label: 'All', types: [] },
  { label: 'Pages', types: ['Document', 'Intro'] },
  { label: 'News & Articles', types: ['Meldung', 'News Item'] },
  { label: 'Events', types: ['Event'] },
  { label: 'Images', types: ['Image'] },
  { label: 'Files', types: ['File'] },
  { label: 'People', types: ['Member'] },
  { label: 'Job offers', types: ['Joboffer'] },
];

const refusals: Readonly<Record<SolrGeneration, { noNumber: string; noTab: () => Error }>> = {
  portal: {
    noNumber: 'Invalid group_select: Not an integer',
    noTab: () => badRequest('Invalid group_select: No such tab'),
  },
  kitconcept: {
    noNumber: "Property 'group_select` must be an integer, if specified",
    noTab: () => serverError('IndexError', 'list index out of range'),
  },
};

/** The selected tab; negative numbers count from the end. */
export function selectedTab({ parameters, solr }: Call): Tab {
  const given = parameters.first('group_select') ?? '0';
  const number = readInteger(given);
  if (number === undefined) throw badRequest(refusals[solr].noNumber);
  const tab = tabs.at(number);
  const isBeyond = number >= tabs.length || number < -tabs.length;
  if (!tab || isBeyond) throw refusals[solr].noTab();
  return tab;
}

/** How many of the types found belong to each tab. */
export function countTabs(types: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return tabs.map((tab) =>
    tab.types.length === 0 ? types.length : tab.types.reduce((sum, type) => sum + (counts.get(type) ?? 0), 0),
  );
}
