import type { RepositoryReader } from '~mocks/repository/types';

export interface SiteLogo {
  filename: string;
  bytes: Uint8Array;
}

const stored = /^filenameb64:(?<name>[A-Za-z0-9+/=]*);datab64:(?<data>[A-Za-z0-9+/=]*)$/;

/** The logo of the control panel `site`, which keeps name and bytes in one text. */
export function siteLogo(repository: RepositoryReader): SiteLogo | undefined {
  const text = repository.setting<{ site_logo?: unknown }>('site')?.site_logo;
  const { name, data } = (typeof text === 'string' && stored.exec(text)?.groups) || {};
  if (!name || !data) return undefined;
  return { filename: Buffer.from(name, 'base64').toString('utf8'), bytes: Buffer.from(data, 'base64') };
}
