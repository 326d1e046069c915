export interface PageView {
  /** Address below which the service lies, with its closing slash. */
  service: string;
  /** Whose statistics the view belongs to. */
  account: string;
  url: string;
  title: string;
  /** The page that was counted before; '' for the first one. */
  referrer: string;
}

export interface Tracker {
  /** Counts a page; the service's script is fetched for the first one. */
  count(view: PageView): void;
  /** Nothing is sent from now on, until another page is counted. */
  withdraw(): void;
}
