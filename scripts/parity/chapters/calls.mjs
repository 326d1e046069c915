const call = (method) => (path, body, as, more) => ({ method, path, body, as, ...more });

export const patch = call('PATCH');
export const post = call('POST');
export const remove = (path, as, more) => ({ method: 'DELETE', path, as, ...more });
export const get = (path, as, more) => ({ method: 'GET', path, as, ...more });

/** `PATCH` and `POST` with the changed item in the answer. */
export const withAnswer = { headers: { Prefer: 'return=representation' } };

/** The path below the site of what a call made; undefined where it was refused. */
export function madeBy({ status, body }) {
  return status === 201 && body?.['@id'] ? new URL(body['@id']).pathname : undefined;
}

/** Keeps the path of what a call made under a name, for `{saved name}`. */
export const savePath = (name) => ({
  save: { [name]: ({ status, body }) => madeBy({ status, body }) },
});
