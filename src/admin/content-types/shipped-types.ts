import { contentTypes } from '@/content-types/registry';

/** Types of Plone that the app shows as any other. */
const others: readonly string[] = ['Collection', 'TempFolder', 'Discussion Item'];

const shipped = new Set([...contentTypes.map(({ type }) => type), ...others]);

/** Whether a type comes with the portal, which needs it; others were made here and may go. */
export const isShipped = (type: string): boolean => shipped.has(type);
