/** Large enough for a screen; phone cameras make much larger pictures. */
const LONGEST_SIDE = 1600;

/**
 * Returns a picture re-encoded in a smaller size without its metadata (location, time); undefined if this browser
 * cannot decode it.
 */
export async function smallerPicture(file: Blob, longestSide = LONGEST_SIDE): Promise<Blob | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const pen = canvas.getContext('2d');
    if (!pen) return undefined;
    // JPEG has no transparency, so the background would be black.
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return (await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))) ?? undefined;
  } catch {
    return undefined;
  }
}
