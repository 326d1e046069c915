/** Pixels of a portrait's side. */
const side = 512;

/** The middle of a picture as a square, in base64; undefined for what is no picture. */
export async function squarePicture(
  file: File,
): Promise<{ data: string; filename: string; contentType: string } | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const edge = Math.min(bitmap.width, bitmap.height);
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    const [left, top] = [(bitmap.width - edge) / 2, (bitmap.height - edge) / 2];
    context.drawImage(bitmap, left, top, edge, edge, 0, 0, side, side);
    bitmap.close();
    const [, data = ''] = canvas.toDataURL('image/png').split(',');
    return { data, filename: `${file.name.replace(/\.[^.]*$/, '')}.png`, contentType: 'image/png' };
  } catch {
    return undefined;
  }
}
