import { pythonRepr } from '~mocks/lib/python-repr';
import { badRequest, serverError } from '~mocks/http/failure';
import type { Item, RepositoryReader, Transaction } from '~mocks/repository/types';
import { initialState } from '~mocks/repository/workflow';
import { disallowedPaste, mayContain } from './addable';
import type { Act } from './create';
import type { Move } from './moves';
import { moveItems } from './moves';
import { languageIn } from './place';
import { isScreenName } from './screen-names';
import { newUid } from './uids';

/** `copy_of_a`, then `copy2_of_a` … where the id is taken. */
export function pastedId(id: string, isTaken: (id: string) => boolean): string {
  if (!isTaken(id)) return id;
  const { number, original = id } = /^copy(?<number>\d*)_of_(?<original>.*)$/s.exec(id)?.groups ?? {};
  for (let next = number === undefined ? 1 : Number(number || '1') + 1; ; next += 1) {
    const wished = `copy${next === 1 ? '' : next}_of_${original}`;
    if (!isTaken(wished)) return wished;
  }
}

export interface Pasted {
  source: Item;
  /** The container in which the source was. */
  from: Item;
  id: string;
}

/** One paste after the other, since each may take an id that the next one wants. */
class Target {
  private readonly ids: Set<string>;

  constructor(
    readonly reader: RepositoryReader,
    readonly container: Item,
  ) {
    this.ids = new Set(reader.childrenOf(container).map(({ id }) => id));
  }

  /** The container of what is to be pasted here; throws where it does not fit. A copy may lie in its original. */
  check(item: Item, isCopy: boolean): Item {
    const from = this.reader.parentOf(item);
    const isInside = this.reader.chainOf(this.container).some(({ uid }) => uid === item.uid);
    if (!from || (isInside && !isCopy))
      throw serverError('CopyError', 'This object cannot be pasted into itself');
    if (!mayContain(this.reader, this.container, item.type)) throw disallowedPaste(item.type);
    return from;
  }

  take(id: string): string {
    const { ids, reader, container } = this;
    const free = pastedId(id, (each) => ids.has(each) || isScreenName(reader, container, each));
    this.ids.add(free);
    return free;
  }
}

/** Contents that one call may copy, with all that lies in them. */
const mostCopied = 2000;

interface Copying {
  act: Act;
  /** Adds one to what has been copied, and refuses what is too much. */
  count: () => void;
  transaction: Transaction;
  reader: RepositoryReader;
  language: string;
}

/** Rights on a copy are its maker's alone; what lies inside keeps the rights that it had, and stays away where the maker does not see it. */
function copyTree(copying: Copying, item: Item, place: Partial<Item>): Item {
  const { act, transaction, reader, language } = copying;
  copying.count();
  const actor = act.viewer.id ?? '';
  const uid = newUid();
  const time = new Date(act.now).toISOString();
  const hasWorkflow = reader.types.of(item.type).workflow;
  const copy: Item = {
    ...item,
    localRoles: { [actor]: ['Owner'] },
    ...place,
    uid,
    translationGroup: uid,
    copied: true,
    state: hasWorkflow ? initialState : null,
    modified: time,
    language: language === '' ? item.language : language,
    workflowHistory: hasWorkflow
      ? [{ action: null, actor, comments: '', review_state: initialState, time }]
      : [],
  };
  transaction.put(copy);
  for (const child of copiedChildren(act, reader, item))
    copyTree(copying, child, {
      parent: uid,
      localRoles: child.localRoles,
    });
  return copy;
}

/** What a copy takes along: a private page must not become its copier's own by way of the folder around it. */
const copiedChildren = ({ viewer }: Act, reader: RepositoryReader, item: Item): Item[] =>
  reader.childrenOf(item).filter((child) => reader.can(viewer, 'View', child));

/** Copies items with all below them into a container. */
export function copyInto(
  act: Act,
  transaction: Transaction,
  reader: RepositoryReader,
  container: Item,
  sources: readonly Item[],
): Pasted[] {
  const target = new Target(reader, container);
  let copied = 0;
  const count = () => {
    copied += 1;
    if (copied > mostCopied) throw badRequest(`More than ${mostCopied} contents cannot be copied at once.`);
  };
  const copying = { act, count, transaction, reader, language: languageIn(reader, container) };
  return sources.map((source) => {
    const from = target.check(source, true);
    const id = target.take(source.id);
    copyTree(copying, source, { parent: container.uid, id });
    return { source, from, id };
  });
}

/** What is moved into the folder in which it lies becomes the last there. */
function sendToEnd(
  transaction: Transaction,
  reader: RepositoryReader,
  container: Item,
  pasted: readonly Pasted[],
): void {
  const staying = pasted.filter(({ from }) => from.uid === container.uid).map(({ source }) => source.uid);
  if (staying.length === 0) return;
  const last = new Set(staying);
  const others = reader.childrenOf(container).filter(({ uid }) => !last.has(uid));
  transaction.setOrder(container.uid, [...others.map(({ uid }) => uid), ...staying]);
}

/** Moves items into a container. What lies there already keeps its name; what was just taken away cannot be taken again. */
export function moveInto(
  act: Act,
  transaction: Transaction,
  reader: RepositoryReader,
  container: Item,
  sources: readonly Item[],
): Pasted[] {
  const target = new Target(reader, container);
  const pasted = sources.map((source): Pasted => {
    const from = target.check(source, false);
    return { source, from, id: from.uid === container.uid ? source.id : target.take(source.id) };
  });
  const moves = pasted.filter(({ from }) => from.uid !== container.uid);
  const seen = new Set<Item>();
  const twice = moves.find(({ source }) => seen.size === seen.add(source).size);
  if (twice) throw serverError('AttributeError', pythonRepr(twice.source.id));
  moveItems(
    transaction,
    reader,
    moves.map(({ source, id }): Move => ({ item: source, container, id })),
    act.now,
  );
  sendToEnd(transaction, reader, container, pasted);
  return pasted;
}
