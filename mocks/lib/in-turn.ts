/** Runs what belongs to one key one after the other, also after what has failed. */
export function inTurn(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    const clear = (): void => {
      if (last.get(key) === turn) last.delete(key);
    };
    turn.then(clear, clear);
    return turn;
  };
}
