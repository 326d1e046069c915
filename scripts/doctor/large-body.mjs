import { textOf } from './finding.mjs';

/** More than Zope and most proxies take unless they are told to, and less than a picture. */
const largeBody = 'a'.repeat(1_500_000);

/** The status by which a large body is refused. Nobody may add content without a login: without size the answer is the same. */
export async function refusalOfLargeBody(ask, api) {
  const call = (body) => ask(`${api}/`, { method: 'POST', body });
  const [small, large] = [await call({}), await call({ text: largeBody })];
  const isSame =
    small.status === large.status &&
    ['type', 'message'].every((name) => textOf(small.json?.[name]) === textOf(large.json?.[name]));
  return isSame ? undefined : large.status;
}
