/** What few pictures need: consent for those of other sites, that they open large, and that they say whose they are. */
export { ConsentGate } from '@/components/consent-gate/consent-gate';
export { PictureNotes } from '@/components/picture-notes/picture-notes';
export { PictureZoom } from '@/components/picture-zoom/picture-zoom';
