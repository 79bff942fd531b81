/** Makes a studio picture look like a customer's: a phone, evening light, one hand. */
import sharp from 'sharp';
import { seeded } from '../parts/palette.ts';

/** Takes and returns three bytes per pixel. */
export async function handheld(pixels: Uint8Array, side: number, seed: string): Promise<Uint8Array> {
  const chance = seeded(`${seed} handheld`);
  const angle = (chance() - 0.5) * 9;
  const kept = Math.round(side * (0.8 + chance() * 0.06));
  const room = side - kept;
  const turned = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .rotate(angle, { background: '#4a3b35' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { width, height } = await sharp(turned).metadata();
  const left = Math.round((width - kept) / 2 + (chance() - 0.5) * room * 0.4);
  const top = Math.round((height - kept) / 2 + (chance() - 0.5) * room * 0.4);
  const taken = await sharp(turned)
    .extract({ left, top, width: kept, height: kept })
    .resize(side, side)
    .blur(0.6)
    .modulate({ brightness: 0.96, saturation: 1.1 })
    .recomb([
      [1.06, 0.02, 0],
      [0.01, 1, 0],
      [0, 0.02, 0.88],
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return new Uint8Array(taken);
}
