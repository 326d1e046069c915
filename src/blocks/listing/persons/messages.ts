import { defineMessages } from '@/i18n/define-messages';
import type { FacetName, PersonOrder } from './address';

export const messages = defineMessages({
  find: { id: 'block.personFinder.find' },
  words: { id: 'block.personFinder.words' },
  example: { id: 'block.personFinder.example' },
  cut: { id: 'block.personFinder.cut' },
  found: { id: 'block.personFinder.found' },
  foundOf: { id: 'block.personFinder.foundOf' },
  none: { id: 'block.personFinder.none' },
  filters: { id: 'block.personFinder.filters' },
  chosen: { id: 'block.personFinder.chosen' },
  remove: { id: 'block.personFinder.remove' },
  reset: { id: 'block.personFinder.reset' },
  letters: { id: 'block.personFinder.letters' },
  order: { id: 'block.personFinder.order' },
  look: { id: 'block.personFinder.look' },
  tiles: { id: 'block.personFinder.tiles' },
  list: { id: 'block.personFinder.list' },
  more: { id: 'block.personFinder.more' },
  loaded: { id: 'block.personFinder.loaded' },
  short: { id: 'block.personFinder.short' },
  card: { id: 'block.personFinder.card' },
});

export const facetMessages = defineMessages({
  institute: { id: 'block.personFinder.institute' },
  topic: { id: 'block.personFinder.topic' },
  expertise: { id: 'block.personFinder.expertise' },
}) satisfies Record<FacetName, object>;

export const orderMessages = defineMessages({
  name: { id: 'block.personFinder.byName' },
  '-name': { id: 'block.personFinder.byNameBack' },
  institute: { id: 'block.personFinder.byInstitute' },
}) satisfies Record<PersonOrder, object>;
