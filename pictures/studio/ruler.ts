/** A measure next to the piece, rendered over the picture: millimetre ticks, a number. */
import type { Vector3 } from 'three';
import { Lens, type Camera } from '../tracer/camera.ts';

const INK = '#5a4650';

/** The ends of the measured length in the scene, and the side of the piece for its number. */
export type Measure = { from: Vector3; to: Vector3; label: string; side: 'below' | 'left' };

/** Returns an SVG of the picture's size. */
export function rulerOverlay(size: number, camera: Camera, measures: readonly Measure[]): Buffer {
  const lens = new Lens(camera, 1);
  const parts = measures.map(({ from, to, label, side }) => {
    const a = lens.project(from);
    const b = lens.project(to);
    const x1 = a.x * size,
      y1 = a.y * size,
      x2 = b.x * size,
      y2 = b.y * size;
    const mm = from.distanceTo(to);
    const ticks: string[] = [];
    const out = side === 'below' ? [0, 1] : [-1, 0];
    const perMm = Math.hypot(x2 - x1, y2 - y1) / mm;
    const every = perMm < 4 ? 5 : 1;
    for (let k = 0; k <= Math.round(mm); k += every) {
      const t = Math.min(1, k / mm);
      const x = x1 + (x2 - x1) * t;
      const y = y1 + (y2 - y1) * t;
      const long = (k % 10 === 0 ? 0.017 : k % 5 === 0 ? 0.012 : 0.007) * size;
      ticks.push(`M${x.toFixed(1)},${y.toFixed(1)} l${(out[0] * long).toFixed(1)},${(out[1] * long).toFixed(1)}`);
    }
    const mid = [(x1 + x2) / 2 + out[0] * size * 0.032, (y1 + y2) / 2 + out[1] * size * 0.055];
    const turn = side === 'left' ? ` transform="rotate(-90 ${mid[0].toFixed(1)} ${mid[1].toFixed(1)})"` : '';
    return `<path d="M${x1.toFixed(1)},${y1.toFixed(1)} L${x2.toFixed(1)},${y2.toFixed(1)} ${ticks.join(' ')}" stroke="${INK}" stroke-width="${(size * 0.002).toFixed(2)}" fill="none"/><text x="${mid[0].toFixed(1)}" y="${mid[1].toFixed(1)}" font-family="Liberation Sans, DejaVu Sans, sans-serif" font-size="${(size * 0.034).toFixed(1)}" fill="${INK}" text-anchor="middle"${turn}>${label}</text>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${parts.join('')}</svg>`,
  );
}
