const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    youtube: 'YouTube',
    google: 'Google',
    facebook: 'Facebook',
    vimeo: 'Vimeo',
    altmetric: 'Altmetric',
    etracker: 'etracker',
  }),
);

/** How a provider calls itself; hosts are their own name. */
export function providerName(provider: string): string {
  return names.get(provider) ?? provider;
}
