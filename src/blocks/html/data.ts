export interface HtmlData {
  html?: unknown;
}
