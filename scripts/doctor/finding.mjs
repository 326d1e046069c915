/** What keeps the portal from working, and what mends it. */
export const problem = (text, mending) => ({ kind: 'problem', text, mending });
/** What leaves something out, and what brings it in. */
export const note = (text, mending) => ({ kind: 'note', text, mending });

export const listOf = (value) => (Array.isArray(value) ? value : []);
export const textOf = (value) => (typeof value === 'string' ? value : '');
export const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
