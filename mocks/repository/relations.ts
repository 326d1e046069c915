import { linksOf } from './links';
import { referencesOf } from './references';
import type { Item, RepositoryReader, Transaction, Uid } from './types';

/** One relation between two items: by a field, by a link, or by nothing but its name. */
export interface Relation {
  name: string;
  source: Item;
  target: Item;
}

/** The relation that a link makes. */
const linkRelation = 'isReferencing';

/** A relation without a field, kept in the table `relations` under `{source}/{target}/{name}`. */
interface Named {
  name: string;
  source: Uid;
  target: Uid;
}

const keyOf = ({ source, target, name }: Named): string => `${source}/${target}/${name}`;

const namedOf = (reader: RepositoryReader, item: Item): Named[] =>
  reader.recordsOf<Named>('relations', item.uid);

/** The stored relations at either end of an item that no field holds. */
export const namedRelationsOf = (reader: RepositoryReader, item: Item): { key: string; value: unknown }[] =>
  namedOf(reader, item).map((named) => ({ key: keyOf(named), value: named }));

function resolved(reader: RepositoryReader, { name, source, target }: Named): Relation[] {
  const [from, to] = [reader.byUid(source), reader.byUid(target)];
  return from && to ? [{ name, source: from, target: to }] : [];
}

/** All that leads away from an item. */
export function relationsFrom(reader: RepositoryReader, item: Item): Relation[] {
  const named = namedOf(reader, item).filter(({ source }) => source === item.uid);
  return [...ownRelations(reader, item), ...named.flatMap((each) => resolved(reader, each))];
}

/** All that leads to an item. */
export function relationsTo(reader: RepositoryReader, item: Item): Relation[] {
  const named = namedOf(reader, item).filter(({ target }) => target === item.uid);
  return [
    ...reader.referrersOf(item.uid).map(({ source, field }) => ({ name: field, source, target: item })),
    ...reader.linkersOf(item.uid).map((source) => ({ name: linkRelation, source, target: item })),
    ...named.flatMap((each) => resolved(reader, each)),
  ];
}

/** Every relation of the site. */
export function allRelations(reader: RepositoryReader): Relation[] {
  const visit = (item: Item): Relation[] => [
    ...ownRelations(reader, item),
    ...reader.childrenOf(item).flatMap(visit),
  ];
  const named = reader.records<Named>('relations');
  return [...visit(reader.root), ...named.flatMap(([, each]) => resolved(reader, each))];
}

function ownRelations(reader: RepositoryReader, item: Item): Relation[] {
  return [
    ...referencesOf(item).map(({ field, target }) => ({ name: field, source: item.uid, target })),
    ...linksOf(item).map((target) => ({ name: linkRelation, source: item.uid, target })),
  ].flatMap((each) => resolved(reader, each));
}

export function addNamedRelation(transaction: Transaction, named: Named): void {
  transaction.setRecord('relations', keyOf(named), named);
}

export function removeNamedRelation(transaction: Transaction, named: Named): void {
  transaction.setRecord('relations', keyOf(named), null);
}
