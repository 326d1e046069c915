/**
 * In what the embedded CMS differs from Plone on purpose. `call` is held against `METHOD path as role`, `at` against the
 * place in the answer (`/status`, `/headers/…`, `/body/…`), `plone` and `embedded` against the two values as JSON; what
 * an entry leaves out fits everything. An entry that nothing fits any more makes the check fail.
 */
export const expected = [
  {
    call: /parity-content/,
    at: /^\/status$/,
    plone: /'NoneType' object has no attribute 'values'/,
    embedded: /"status":20/,
    reason:
      'Blocks that a call sets to null make Plone fail whenever it shows the page; here the page has none.',
  },
  {
    call: /^POST .*@(?:copy|move) /,
    at: /^\/status$/,
    plone: /"status":500,"type":"AttributeError","message":"'[\w-]+'"/,
    embedded: /"status":200/,
    reason:
      'Plone finds a source that lies in a folder above the named one and then fails on it; here what is not at the named path is left out.',
  },
];
