/** What whoever started the command can mend; told in one line. */
export class StartError extends Error {
  name = 'StartError';
}
