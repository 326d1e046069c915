import { site } from '@/site/site';

/** Whether the page's policy lets content of a host be embedded; where no hosts are listed, nobody has limited them. */
export function isAdmitted(provider: string): boolean {
  const { consentHosts } = site();
  const isHost = provider.includes('.');
  return !isHost || consentHosts.length === 0 || consentHosts.includes(provider);
}
