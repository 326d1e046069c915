import { absoluteUrl, flatten } from '@/api/urls';
import type { CardOwner } from '@/components/persons/vcard';
import { nameOf, positionsOf, type MemberData } from './data';

/** What an address book keeps of a profile. */
export const cardOwner = (data: MemberData, institutes: readonly string[]): CardOwner => ({
  fullName: nameOf(data),
  family: data.name,
  firstName: data.firstname,
  academic: data.academic,
  positions: positionsOf(data),
  institutes,
  phone: data.phone,
  mobile: data.mobile,
  fax: data.fax,
  email: data.email,
  address: data.address,
  page: absoluteUrl(flatten(data['@id'])) ?? '',
});
