declare module 'virtual:messages/*' {
  import type { MessageFormatElement } from 'react-intl';
  const compiled: Record<string, MessageFormatElement[]>;
  export default compiled;
}
