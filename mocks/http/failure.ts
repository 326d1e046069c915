/** Form A, `{type, message, context}`, is an exception that reached plone.rest; form B, `{error: {…}}`, comes from a service. */
export type FailureForm = 'exception' | 'service';

/** An answer that is no success; thrown by whoever notices, written by the kernel in one place. */
export class Failure extends Error {
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
    readonly form: FailureForm = 'exception',
    headers: Readonly<Record<string, string>> = {},
    /** What form B says besides type and message: `errors`, `failed` … */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = type;
    this.headers = headers;
  }
}

/** An error that a service answers itself. */
export const serviceError = (
  status: number,
  type: string,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): Failure => new Failure(status, type, message, 'service', {}, details);

export const forbidden = (message: string): Failure => serviceError(403, 'Forbidden', message);

/** Somebody may not make the call at all, and no longer counts as logged in. */
export class ShutOut extends Failure {
  constructor() {
    super(401, 'Unauthorized', 'You are not authorized to access this resource.');
  }
}

/** Plone answers 401 to anonymous and logged-in users alike; a call that was let in says why it refuses. */
export const unauthorized = (message?: string): Failure =>
  message === undefined ? new ShutOut() : new Failure(401, 'Unauthorized', message);

/** Nothing is at the URL, which whoever writes the answer adds to the message. */
export class Missing extends Failure {
  /** Segments at the URL's end that lie behind the one that names nothing. */
  constructor(readonly unseen: number) {
    super(404, 'NotFound', 'Resource not found');
  }
}

export const notFound = (unseen = 0): Failure => new Missing(unseen);

export const badRequest = (message: string): Failure => new Failure(400, 'BadRequest', message);

/** An uncaught exception of the server under its class name. */
export const serverError = (type: string, message: string): Failure => new Failure(500, type, message);

/** A name that the body lacks, where Plone looks it up without asking. */
export const keyError = (name: string): Failure => new Failure(503, 'KeyError', `'${name}'`);

/** Plone's answer to a batch of less than nothing. */
export const negativeSize = (): Failure =>
  serverError('AssertionError', 'Having an orphan size higher than batch size is undefined');

/** Plone's answer to a list that is to be sorted by an index of texts. */
export const unsortable = (index: string): Failure =>
  serverError(
    'CatalogError',
    `The index chosen for sort_on is not capable of being used as a sort index: '${index}'`,
  );

/** Ends the call with a redirect. */
export class Redirect extends Error {
  constructor(
    readonly status: 301 | 302 | 307,
    readonly location: string,
  ) {
    super(`Moved to ${location}`);
  }
}
