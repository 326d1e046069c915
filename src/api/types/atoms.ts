/** Atoms of the wire: what plone.restapi writes for one value. */
export type Url = string; // absolute; pass through flatten() before use
export type IsoDateTime = string; // "2026-01-31T13:45:00+00:00"
export type IsoDate = string; // "2026-01-31"
export type Uid = string; // 32 hex digits (with PAM language-independent items: suffix "-en")
export type Token = string;

/** What names a thing and nothing else of it, such as an expander that was not asked for. */
export interface ComponentRef {
  '@id': Url;
}

export interface Term {
  token: Token;
  title: string;
}

export interface RichText {
  data: string; // safe HTML
  'content-type': string; // "text/html"
  encoding: string; // "utf-8"
}
export type RichTextInput = string | { data: string; 'content-type'?: string; encoding?: string };

type ScaleName =
  | 'icon'
  | 'tile'
  | 'thumb'
  | 'mini'
  | 'preview'
  | 'teaser'
  | 'large'
  | 'larger'
  | 'great'
  | 'huge'
  | '2k'
  | '4k';

interface ScaleInfo {
  download: string;
  width: number;
  height: number;
}
export interface NamedFile {
  filename: string | null;
  'content-type': string;
  size: number;
  download: Url;
}
/** Image field of a content GET: absolute downloads, every scale present, never upscaled. */
/** What of a picture stays in sight: percent from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}
/** The part of a picture that its scales show, in percent of the whole. */
export interface Crop extends FocalPoint {
  width: number;
  height: number;
}
export interface NamedImage extends NamedFile {
  focal_point?: FocalPoint;
  width: number; // -1 when unreadable
  height: number;
  scales: Partial<Record<ScaleName, ScaleInfo>>;
}
export interface UploadInput {
  data: string; // base64
  encoding: 'base64';
  'content-type': string;
  filename: string;
}
/** In summaries: downloads relative to the item; scales wider than the original are missing. */
export interface SummaryImage {
  filename: string | null;
  'content-type': string;
  size: number;
  width: number;
  height: number;
  download: string; // "@@images/image-800-<hash>.png"
  scales: Partial<Record<ScaleName, ScaleInfo>>;
  focal_point?: FocalPoint;
  base_path?: string; // only for preview_image_link: "/de/bilder/x"
}
export type ImageScales = Record<string, SummaryImage[]>;
