/** Where visitors meet what is no text of the page: in an attribute, or nowhere, for a reason. */
type Place = { attribute: string } | { because: string };

const source = { because: 'It is where the words come from; the button has a target of its own.' };
const criterion = { because: 'It says what is listed.' };

const places: Readonly<Record<string, Place>> = {
  'accordion.title': { because: 'It is for editors alone, as its hint says.' },
  'highlightTeaser.href': source,
  'highlightTeaserParallax.href': source,
  'highlightSlider.hrefList.nav_title': { because: 'It names a slide where one chooses among several.' },
  'eventCalendar.searchInputPrompt': { attribute: 'placeholder' },
  'search.searchInputPrompt': { attribute: 'placeholder' },
  'jofilter.jobsLocation': { because: 'It is where the words are sent, and no link.' },
  'jofilter.text': { attribute: 'value' },
  'maps.title': { attribute: 'title' },
  'maps.url': { attribute: 'src' },
  'video.title': { attribute: 'aria-label' },
  'video.url': { attribute: 'href' },
  'azlist.href': criterion,
  'azlist.subjects': criterion,
  'altmetric.idValue': { because: 'Nothing is asked of Altmetric before a visitor agrees.' },
};

export function placeOf(block: string, name: string): Place | undefined {
  const key = `${block}.${name}`;
  if (Object.hasOwn(places, key)) return places[key];
  return /(?:^|\.)alt$/.test(name) ? { attribute: 'alt' } : undefined;
}
