/** A data folder that cannot be used as it is. The message is one line for whoever started the server. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}
