/** Bytes that the body of a call may have which carries files in base64; larger ones are uploaded in parts. */
export const bodyLimit = 256 * 1024 * 1024;

/** Bytes that one uploaded file may have at all. */
export const fileLimit = 1024 * 1024 * 1024;
