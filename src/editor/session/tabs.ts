import { isRecord } from '@/lib/text';

/** What the tabs of a browser say to each other of a page that is edited in several of them. */
type Word = 'opened' | 'present' | 'saved' | 'left';

const words: ReadonlySet<unknown> = new Set<Word>(['opened', 'present', 'saved', 'left']);

const isWord = (value: unknown): value is Word => words.has(value);

export interface Tabs {
  notifySaved: () => void;
  leave: () => void;
}

interface TabCalls {
  /** Another tab has the page open, or has it no more. */
  onOthers: (areThere: boolean) => void;
  /** Another tab has saved the page. */
  onSaved: () => void;
  /** Another tab has left the page. */
  onLeft: () => void;
}

/** Joins the tabs of this browser in which a page is edited. */
export function joinTabs(page: string, { onOthers, onSaved, onLeft }: TabCalls): Tabs {
  const channel = new BroadcastChannel('portal-editing');
  // A window that is being closed answers nobody; one that a browser has put aside may come back.
  let isAway = false;
  const say = (word: Word) => channel.postMessage({ page, word });
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isAway || !isRecord(data) || data['page'] !== page || !isWord(data['word'])) return;
    const { word } = data as { word: Word };
    if (word === 'opened') say('present');
    if (word === 'left') {
      onOthers(false);
      onLeft();
      // Who else is there says so.
      say('opened');
    } else onOthers(true);
    if (word === 'saved') onSaved();
  };
  say('opened');
  const leave = () => {
    isAway = true;
    say('left');
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    isAway = false;
    say('opened');
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return {
    notifySaved: () => say('saved'),
    leave: () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      leave();
      channel.close();
    },
  };
}
