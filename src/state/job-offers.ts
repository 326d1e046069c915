import { searchJobOffers, type JobPage, type JobSearch, type JobWindow } from '@/api/job-offers';
import type { Language } from '@/lib/language';
import { createRemoteSlice } from './remote-slice';
import { rootReducer } from './store';

interface JobCall {
  /** Of the page below which the offers lie. */
  path: string;
  search: JobSearch;
  page: JobWindow;
  language: Language;
}

/** The offers of the page that lists them. */
export const jobOffers = createRemoteSlice<JobCall, JobPage>({
  name: 'jobOffers',
  call: ({ path, search, page, language }, signal) =>
    searchJobOffers(path, search, page, { language, signal }),
});

rootReducer.inject({ reducerPath: 'jobOffers', reducer: jobOffers.reducer });
