/** Where the profile of a user lies: the id in lower case, with a hyphen for every run of other characters. */
export function profilePath(userId: string): string {
  return `/profile/${userId.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}
