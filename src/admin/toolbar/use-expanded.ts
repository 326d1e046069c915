import Cookies from 'js-cookie';
import { useState } from 'react';

const cookie = 'toolbar_expanded';
/** The latest moment that every browser can keep. */
const forGood = new Date(2147483647000);

/** Whether the toolbar shows its entries, which the browser remembers; it does until somebody folds it up. */
export function useExpanded(): [boolean, (isExpanded: boolean) => void] {
  const [isExpanded, setExpanded] = useState(() => Cookies.get(cookie) !== 'false');
  return [
    isExpanded,
    (next) => {
      Cookies.set(cookie, String(next), { expires: forGood, path: '/', sameSite: 'lax' });
      setExpanded(next);
    },
  ];
}
