declare module 'unidecode' {
  /** Text in ASCII, letter by letter; `[?]` where the tables have no reading. */
  export default function unidecode(text: string): string;
}
