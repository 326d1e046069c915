import { Failure } from '~mocks/http/failure';
import { inLanguage, withAddresses } from '~mocks/recorded/in-language';
import { recording } from '~mocks/recorded/recording';
import text from '~mocks/recorded/user-schemas.json?raw';
import type { Call, Service } from '../shared/call';

const schemas = recording<Readonly<Record<'userschema' | 'registration', unknown>>>(text);

function schemaOf({ rest }: Call): 'userschema' | 'registration' {
  if (rest.length === 0) return 'userschema';
  if (rest.length === 1 && rest[0] === 'registration') return 'registration';
  throw new Failure(400, 'Invalid parameters', 'Parameters supplied are not valid.', 'service');
}

/** The fields of an account, or of the form by which one is made. */
export const userschemaService: Service = {
  name: '@userschema',
  rootOnly: true,
  isPublic: true,
  takesSegments: true,
  get: (call) =>
    withAddresses(inLanguage(schemas()[schemaOf(call)], call.language), {
      site: call.base,
      context: call.base,
    }),
};
