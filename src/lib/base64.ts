/** The text that stands in base64, as UTF-8; throws where it is no base64. */
export const textFromBase64 = (base64: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));

/** A text in base64, as UTF-8. */
export const textToBase64 = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
