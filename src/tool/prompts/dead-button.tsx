import { DeadLink } from './dead-link';

/** A button whose target is gone: visitors do not see it, editors see in its place that it leads nowhere. */
export function DeadButton({ words }: { words: string }) {
  return (
    <button className="button" type="button" disabled>
      <DeadLink>{words}</DeadLink>
    </button>
  );
}
