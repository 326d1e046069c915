/** The only place at which the embedded CMS names the content that it ships with. */
export { demo as defaultSite } from '~demo/site';
