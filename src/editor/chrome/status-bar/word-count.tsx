import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePageDocument } from '../../document/hooks';
import { minutesFor, wordsOfPage } from '../../find/word-count';
import { messages } from './messages';

/** How long after a change words are counted again, in milliseconds. */
const pause = 1000;

/** How long the page is, counted while people pause. */
export function WordCount() {
  const document = usePageDocument();
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let timer: number | undefined;
    const soon = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setCount(wordsOfPage(document.state)), pause);
    };
    soon();
    const leave = document.observe(soon);
    return () => {
      window.clearTimeout(timer);
      leave();
    };
  }, [document]);
  return (
    <span className="tool-status__words">
      {count !== undefined && (
        <>
          <FormattedMessage {...messages.words} values={{ count }} />
          {count > 0 && (
            <>
              {' · '}
              <FormattedMessage {...messages.minutes} values={{ minutes: minutesFor(count) }} />
            </>
          )}
        </>
      )}
    </span>
  );
}
