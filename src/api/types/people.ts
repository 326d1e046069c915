/** Comments, users, groups and roles. */
import type { IsoDateTime, Url } from './atoms';
import type { Batching } from './content';

export interface Comment {
  '@id': Url;
  '@type': 'Discussion Item';
  '@parent': Url | null;
  comment_id: string;
  in_reply_to: string | null;
  text: { data: string; 'mime-type': string };
  user_notification: boolean | null;
  author_username: string | null;
  author_name: string | null;
  author_image: Url | null;
  creation_date: IsoDateTime;
  modification_date: IsoDateTime;
  is_editable: boolean;
  is_deletable: boolean;
  can_reply: boolean;
}
export interface User {
  '@id': Url;
  id: string;
  username: string;
  fullname: string | null;
  email: string | null;
  description: string | null;
  home_page: string | null;
  location: string | null;
  portrait: Url | null;
  roles: string[];
  groups?: { '@id': Url; items: { id: string; title: string }[]; items_total: number };
}
export interface Group {
  '@id': Url;
  id: string;
  groupname: string;
  title: string;
  description: string;
  email: string;
  roles: string[];
  members?: { '@id': Url; items: string[]; items_total: number; batching?: Batching };
}
export interface Role {
  '@id': Url;
  '@type': 'role';
  id: string;
  title: string;
}
