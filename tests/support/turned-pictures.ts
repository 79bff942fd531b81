import sharp from 'sharp';
import type { Sharp } from 'sharp';

export type TurnedKind = 'jpeg' | 'png' | 'webp';
export const TURNED_KINDS: readonly TurnedKind[] = ['jpeg', 'png', 'webp'];

/** The colours of a rotated picture as it is shown: top left, top right, bottom left, bottom right. */
export const QUARTERS = ['#ff0000', '#00ff00', '#0000ff', '#ffffff'];

/**
 * Returns a picture of four colours whose pixels are stored by the Exif orientation. As shown, it is `width` wide and
 * two thirds of that high. Its Exif also has the camera and the location.
 */
export async function turnedPicture(
  kind: TurnedKind,
  orientation: number,
  width = 30,
): Promise<Uint8Array<ArrayBuffer>> {
  const half = { width: width / 2, height: width / 3 };
  const quarters = QUARTERS.map((background, place) => ({
    input: { create: { ...half, channels: 3 as const, background } },
    left: (place % 2) * half.width,
    top: Math.floor(place / 2) * half.height,
  }));
  const shown = await sharp({ create: { width, height: half.height * 2, channels: 3, background: 'black' } })
    .composite(quarters)
    .png()
    .toBuffer();
  const stored = await turnedBack(shown, orientation);
  const bytes = await stored.png().toBuffer();
  const camera = {
    IFD0: { Make: 'SecretPhone', Orientation: String(orientation) },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '17/1 26/1 0/1' },
  };
  const encoded = kind === 'png' ? sharp(bytes).png() : sharp(bytes).toFormat(kind, { quality: 95 });
  return Uint8Array.from(await encoded.withMetadata({ orientation }).withExifMerge(camera).toBuffer());
}

async function turnedBack(shown: Uint8Array, orientation: number): Promise<Sharp> {
  const turns: Record<number, [degrees: number, mirror: 'flip' | 'flop' | undefined]> = {
    1: [0, undefined],
    2: [0, 'flop'],
    3: [180, undefined],
    4: [0, 'flip'],
    5: [90, 'flop'],
    6: [270, undefined],
    7: [270, 'flop'],
    8: [90, undefined],
  };
  const [degrees, mirror] = turns[orientation]!;
  const turned = sharp(await sharp(shown).rotate(degrees).png().toBuffer());
  return mirror ? turned[mirror]() : turned;
}

/** Returns the colours of the four quarters of a picture as it is shown, with its width and height. */
export async function shownAs(bytes: Uint8Array): Promise<{ colours: string[]; width: number; height: number }> {
  const { data, info } = await sharp(bytes).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * height) * width + Math.floor(x * width)) * channels;
    const colour = [...data.subarray(start, start + 3)].map((value) => (value > 128 ? 'ff' : '00'));
    return `#${colour.join('')}`;
  };
  return { colours: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)], width, height };
}
