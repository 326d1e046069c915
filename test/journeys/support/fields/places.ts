/** Where visitors meet what is no text of the page: in an attribute, or nowhere, for a reason. */
type Place = { attribute: string } | { because: string };

const criterion = { because: 'It says what is listed.' };

const places: Readonly<Record<string, Place>> = {
  'image.alt': { attribute: 'alt' },
  'imagesGrid.columns.alt': { attribute: 'alt' },
  'accordion.title': { because: 'It is for editors alone, as its hint says.' },
  'highlightTeaser.href': { because: 'It is where the words come from; the button has a target of its own.' },
  'logos.logos.alt': { attribute: 'alt' },
  'search.searchInputPrompt': { attribute: 'placeholder' },
  'search.facets.title': { because: 'A facet is shown once it is said what it divides by.' },
  'maps.url': { because: 'Nothing is asked of a map before a visitor agrees.' },
  'azlist.href': criterion,
  'azlist.subjects': criterion,
  'altmetric.idValue': { because: 'Nothing is asked of Altmetric before a visitor agrees.' },
};

export function placeOf(block: string, name: string): Place | undefined {
  const key = `${block}.${name}`;
  return Object.hasOwn(places, key) ? places[key] : undefined;
}
