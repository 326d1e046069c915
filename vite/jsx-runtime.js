// React's functions under names of their own: called through the object that its package hands out, each of a page's
// elements would look them up in it first.
import runtime from '../node_modules/react/cjs/react-jsx-runtime.production.min.js';

export const { Fragment, jsx, jsxs } = runtime;
