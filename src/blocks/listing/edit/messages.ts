import { personMessages } from '@/editor/block-forms/person-choices';
import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  linkTitle: { id: 'editor.block.listing.linkTitle' },
  link: { id: 'editor.block.listing.link' },
});

export const variationMessages = {
  ...defineMessages({
    default: { id: 'editor.block.listing.default' },
    summary: { id: 'editor.block.listing.summary' },
    newsListing: { id: 'editor.block.listing.newsListing' },
    newsImageListing: { id: 'editor.block.listing.newsImageListing' },
    aktuelles: { id: 'editor.block.listing.aktuelles' },
    eventListing: { id: 'editor.block.listing.eventListing' },
    eventCalendar: { id: 'editor.block.listing.eventCalendar' },
    imageGallery: { id: 'editor.block.listing.imageGallery' },
    imageListing: { id: 'editor.block.listing.imageListing' },
    fileListing: { id: 'editor.block.listing.fileListing' },
    twoColumnGrid: { id: 'editor.block.listing.twoColumnGrid' },
    threeColumnGrid: { id: 'editor.block.listing.threeColumnGrid' },
    fourColumnGrid: { id: 'editor.block.listing.fourColumnGrid' },
  }),
  ...personMessages,
  ...defineMessages({
    personFinder: { id: 'editor.block.listing.personFinder' },
    overview: { id: 'editor.block.listing.overview' },
    projectListing: { id: 'editor.block.listing.projectListing' },
    awardsListing: { id: 'editor.block.listing.awardsListing' },
    jobOfferListing: { id: 'editor.block.listing.jobOfferListing' },
    faqListing: { id: 'editor.block.listing.faqListing' },
    blogPostListing: { id: 'editor.block.listing.blogPostListing' },
    blogPostGrid: { id: 'editor.block.listing.blogPostGrid' },
  }),
};
