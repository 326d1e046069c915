/** Answers of Solr, in the forms of both generations of the server. */
import type { IsoDateTime, Uid } from './atoms';

export interface SolrResult {
  response: { docs: SolrDoc[]; numFound: number; start: number };
  portal_path: string;
  highlighting?: Record<Uid, Record<string, string[]>>;
  group_counts?: number[];
  facet_groups?: [string, number][];
}
export interface SolrDoc {
  UID: Uid;
  Title: string;
  Description?: string;
  Type: string; // type title
  path_string: string;
  created?: IsoDateTime;
  effective?: IsoDateTime;
  start?: IsoDateTime;
  end?: IsoDateTime;
  mime_type?: string;
  image_field?: string;
  highlighting?: string[];
  [extra: string]: unknown; // phone, email, institute, building, room, location, ...
}
