import { ErrorView } from '@/components/error-views/error-view';
import type { RemoteError } from '@/lib/remote';
import { TypeFieldsScreen } from './type-fields-screen';
import { TypeScreen } from './type-screen';
import { TypesScreen } from './types-screen';

const notFound: RemoteError = { status: 404, kind: 'http', message: 'Not found' };

interface ContentTypesPanelProps {
  base: string;
  /** What follows the panel's name in the address: a type, and that its fields are meant. */
  parts: readonly string[];
}

/** The content types of the site, one of them, or its fields. */
export function ContentTypesPanel({ base, parts }: ContentTypesPanelProps) {
  const [id, part, ...more] = parts;
  if (id === undefined) return <TypesScreen base={base} />;
  if (part === undefined) return <TypeScreen base={base} id={id} />;
  if (part !== 'schema' || more.length > 0) return <ErrorView error={notFound} />;
  return <TypeFieldsScreen base={base} id={id} />;
}
