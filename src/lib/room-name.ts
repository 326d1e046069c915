/** A room as the portal writes it: 'Geb.04.8/R.211', either part alone, or ''. */
export function roomName(building: string | null | undefined, room: string | null | undefined): string {
  return [building && `Geb.${building}`, room && `R.${room}`].filter(Boolean).join('/');
}
