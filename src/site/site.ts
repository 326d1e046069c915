import { isRecord } from '@/lib/text';
import { defaultSiteConfig, type SiteConfig } from './site-config';

/** Reads the page's inline configuration; what it leaves out, or what cannot be read, takes its default. */
function readSiteConfig(): SiteConfig {
  const text = document.getElementById('site-config')?.textContent ?? '';
  try {
    const written: unknown = JSON.parse(text || '{}');
    return isRecord(written) ? { ...defaultSiteConfig, ...written } : defaultSiteConfig;
  } catch {
    console.error('The inline site configuration is no JSON; the defaults are used.');
    return defaultSiteConfig;
  }
}

let current: SiteConfig | undefined;

/** The configuration of this site, read once. */
export function site(): SiteConfig {
  current ??= readSiteConfig();
  return current;
}

/** Replaces the configuration, for tests of other variants and API paths; without one it is read anew. */
export function configureSite(config?: Partial<SiteConfig>): void {
  current = config && { ...defaultSiteConfig, ...config };
}
