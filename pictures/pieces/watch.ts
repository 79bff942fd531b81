/** A watch, closed around the wrist, with its dial towards the camera. The band's axis is x. */
import type { Watch } from '#looks/look.ts';
import { watchDial } from '../parts/dial.ts';
import { strapOn, Wrist } from '../parts/watch-bands.ts';
import { outlineOfCase, watchCase } from '../parts/watch-case.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';

export function watch(look: Watch, palette: Palette): Piece {
  const width = look.width ?? 30;
  const half = width / 2;
  const wrist = new Wrist(width > 35 ? 30 : 27, width > 35 ? 26 : 23.5);
  const { sy } = outlineOfCase(look.shape ?? 'round');
  const { piece: body, dialHalf } = watchCase(look, half, palette);
  const piece = new Piece().put(body).put(watchDial(look, dialHalf, palette));
  const whole = new Piece().put(piece, at({ z: wrist.depth + 1.6 }));
  const clear = wrist.angleOf(half * sy * 0.88);
  strapOn(whole, look, half, wrist, clear, palette);
  return whole;
}
