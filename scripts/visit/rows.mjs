/**
 * What is measured, in the order of the table. `visit` is a first visit, the others are navigations to a page, a long
 * one or a listing; `figure` is what the measurement calls it. Aims are printed beside the figures and never fail a run.
 */
export const rows = [
  { what: 'largest paint, ms', of: 'visit', profile: 'desktop', figure: 'largest', aim: 250 },
  { what: 'largest paint, ms', of: 'visit', profile: 'phone', figure: 'largest', aim: 1300 },
  { what: 'blocking time, ms', of: 'visit', profile: 'desktop', figure: 'blocking', aim: 0 },
  { what: 'blocking time, ms', of: 'visit', profile: 'phone', figure: 'blocking', aim: 60 },
  { what: 'layout shift', of: 'visit', profile: 'desktop', figure: 'shift', aim: 0, digits: 4 },
  { what: 'layout shift', of: 'visit', profile: 'phone', figure: 'shift', aim: 0.01, digits: 4 },
  { what: 'script, gzip, kB', of: 'visit', profile: 'desktop', figure: 'script', aim: 125, digits: 1 },
  { what: 'click to new heading, ms', of: 'page', profile: 'desktop', figure: 'shown', aim: 25 },
  { what: 'click to new heading, ms', of: 'page', profile: '4x', figure: 'shown', aim: 80 },
  { what: 'click to new heading, ms', of: 'page', profile: '4x, slow net', figure: 'shown', aim: 115 },
  { what: 'click to heading painted, ms', of: 'page', profile: 'desktop', figure: 'painted' },
  { what: 'click to heading painted, ms', of: 'page', profile: '4x', figure: 'painted' },
  { what: 'click to heading painted, ms', of: 'page', profile: '4x, slow net', figure: 'painted' },
  { what: 'main thread per navigation, ms', of: 'page', profile: 'desktop', figure: 'busy', aim: 25 },
  { what: 'main thread per navigation, ms', of: 'page', profile: '4x', figure: 'busy', aim: 90 },
  { what: 'to 300 blocks: new heading, ms', of: 'long', profile: 'desktop', figure: 'shown', aim: 37.5 },
  { what: 'to 300 blocks: new heading, ms', of: 'long', profile: '4x', figure: 'shown', aim: 120 },
  { what: 'to 300 blocks: main thread, ms', of: 'long', profile: 'desktop', figure: 'busy', aim: 37.5 },
  { what: 'to 300 blocks: main thread, ms', of: 'long', profile: '4x', figure: 'busy', aim: 135 },
  { what: 'to 1 000 items: new heading, ms', of: 'list', profile: 'desktop', figure: 'shown' },
  { what: 'to 1 000 items: new heading, ms', of: 'list', profile: '4x', figure: 'shown' },
  { what: 'to 1 000 items: longest task, ms', of: 'list', profile: 'desktop', figure: 'longest', aim: 50 },
  { what: 'to 1 000 items: longest task, ms', of: 'list', profile: '4x', figure: 'longest', aim: 50 },
];

/** Every measurement that the rows need, once each: first visits, and navigations by the links that there are. */
export function measurements(links) {
  const all = new Map(rows.map(({ of, profile }) => [`${of} ${profile}`, { of, profile }]));
  return [...all.values()].filter(({ of }) => of === 'visit' || links.includes(of));
}
