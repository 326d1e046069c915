/** A message that is missing shows its name; a built site says so in the console, as one in development does by itself. */
export const intlErrors = import.meta.env.PROD
  ? { onError: (error: Error) => console.error(error.message) }
  : {};
