import { useEffect, useState } from 'react';

/** Makes a hook of something that is fetched once it is needed: undefined until then, and where it does not come. */
export function loaded<Value>(load: () => Promise<Value>): (isNeeded?: boolean) => Value | undefined {
  let there: Value | undefined;
  return function useLoaded(isNeeded = true) {
    const [value, setValue] = useState(() => there);
    useEffect(() => {
      if (!isNeeded || value !== undefined) return undefined;
      let isCurrent = true;
      load().then(
        (found) => {
          there = found;
          if (isCurrent) setValue(() => found);
        },
        () => undefined,
      );
      return () => {
        isCurrent = false;
      };
    }, [isNeeded, value]);
    return value;
  };
}
