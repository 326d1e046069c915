/** What a field takes that takes no words as they come. */
const samples: Readonly<Record<string, string>> = {
  // A facet is shown by the values of what is found: the page itself, at the least.
  'eventCalendar.query.query': 'Seite',
  'search.query.query': 'Seite',
  'maps.url': 'https://www.google.com/maps/embed?pb=1',
  'slider.autoplayDelay': '4000',
  'video.url': 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
};

export const sampleOf = (block: string, name: string): string | undefined => {
  const key = `${block}.${name}`;
  return Object.hasOwn(samples, key) ? samples[key] : undefined;
};
