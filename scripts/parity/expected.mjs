/**
 * In what the embedded CMS differs from Plone on purpose. `call` is held against `METHOD path as role`, `at` against the
 * place in the answer (`/status`, `/headers/…`, `/body/…`), `plone` and `embedded` against the two values as JSON; what
 * an entry leaves out fits everything. An entry that nothing fits any more makes the check fail.
 */
export const expected = [];
