/** Where visitors meet what is no text of the page: in an attribute, or nowhere, for a reason. */
type Place = { attribute: string } | { because: string };

const places: Readonly<Record<string, Place>> = {
  'image.alt': { attribute: 'alt' },
  'imagesGrid.columns.alt': { attribute: 'alt' },
};

export function placeOf(block: string, name: string): Place | undefined {
  const key = `${block}.${name}`;
  return Object.hasOwn(places, key) ? places[key] : undefined;
}
