import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { SectionHead } from '@/components/section-head/section-head';
import { useTooLong } from '@/components/typed-words/use-too-long';
import { useGo } from '@/components/universal-link/use-go';
import type { BlockViewProps } from '../definition';
import { longestWords } from '../job-parameters';
import { useAnchors } from '../page/hooks';
import type { JobFilterData } from './data';
import { jobsAddress, jobsPage } from './job-address';
import { messages } from './messages';
import './style.css';

/** The way into the job list, with the filters that editors chose and the words of the reader. */
export function JobFilterView({ id, data }: BlockViewProps<JobFilterData>) {
  const intl = useIntl();
  const [anchor] = useAnchors(id);
  const go = useGo();
  const inputId = useId();
  const [words, setWords] = useState(data.text);
  const { isRefused, attributes, notice } = useTooLong(words, longestWords);
  const page = jobsPage(data);
  if (page === undefined) return null;
  return (
    <section className="block-jofilter">
      <SectionHead title={data.headline} level={2} id={anchor} />
      {data.description !== '' && <p>{data.description}</p>}
      <form
        className="block-jofilter__form"
        role="search"
        aria-label={data.headline || intl.formatMessage(messages.find)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRefused) go(jobsAddress(page, words, data));
        }}
      >
        <label className="visually-hidden" htmlFor={inputId}>
          <FormattedMessage {...messages.words} />
        </label>
        <input
          id={inputId}
          type="search"
          className="block-jofilter__input"
          placeholder={intl.formatMessage(messages.words)}
          autoComplete="off"
          {...attributes}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <button type="submit" className="button">
          {data.buttonText || intl.formatMessage(messages.find)}
          <Icon name="arrow-right" />
        </button>
      </form>
      {notice}
    </section>
  );
}
