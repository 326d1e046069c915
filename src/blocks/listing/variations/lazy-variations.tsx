import type { ListingBodyProps } from '../variation';
import { BlogPosts } from './blog-posts';
import { NewsRows } from './news-rows';
import { PersonListing } from './person-listing';
import './lazy-variations.css';

/** The rarer ways to draw a listing: small, so that they are fetched together with the first of them. */
export { AwardsListing } from './awards-listing';
export { FourColumnGrid, ThreeColumnGrid, TwoColumnGrid } from './card-grid';
export { EventCalendar } from './event-calendar';
export { FileListing } from './file-listing';
export { ImageGallery } from './image-gallery';
export { ImageListing } from './image-listing';
export { JobOfferListing } from './job-offer-listing';
export { ProjectListing } from './project-listing';
export { Questions } from './questions';
export { PersonListing };

export const NewsImageListing = (props: ListingBodyProps) => <NewsRows {...props} hasPicture />;
export const CurrentNews = (props: ListingBodyProps) => <NewsRows {...props} hasPicture={false} />;
export const BlogPostListing = (props: ListingBodyProps) => <BlogPosts {...props} isGrid={false} />;
export const BlogPostGrid = (props: ListingBodyProps) => <BlogPosts {...props} isGrid />;
