/** A mistake of whoever started the server, told in one line. */
export class StartError extends Error {
  override name = 'StartError';
}
