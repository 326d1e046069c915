import type { SocialLink } from './variant-definition';

/** The institution's accounts, the same on every site. */
export const socialLinks: readonly SocialLink[] = [
  { icon: 'mastodon', name: 'Mastodon', href: 'https://mastodon.example/@immerlund' },
  { icon: 'linkedin', name: 'LinkedIn', href: 'https://linkedin.example/company/immerlund' },
  { icon: 'instagram', name: 'Instagram', href: 'https://instagram.example/immerlund' },
  { icon: 'youtube', name: 'YouTube', href: 'https://youtube.example/@immerlund' },
];
