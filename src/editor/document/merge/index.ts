export { mergeContent, settleClashes } from './merge-content';
export { withArrived } from './with-arrived';
