import { askBoth } from './bilingual.mjs';
import { mask } from './mask.mjs';

/** Every add-on that a Plone has at hand, and whether it is installed. */
export const recordAddOns = (client) =>
  askBoth(async (language) => mask((await client.get('/@addons', { language })).items, client.site));
