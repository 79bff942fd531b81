/** A silk cloth with a woven gold-tone border, loosely on paper: a coloured corner next to an empty area. */
import { PlaneGeometry } from 'three';
import { silk } from '../materials/cloth.ts';
import { noise } from '../materials/patterns.ts';
import { Piece } from '../parts/piece.ts';
import type { Solid } from '../tracer/material.ts';
import { MeshShape } from '../tracer/shape.ts';

const CELLS = 190;
/** The distance in millimetres from the edge to the border, and the border's width. */
const HEM = 7;
const BORDER = 15;

/** Returns a square cloth with its middle at the origin, between z = 0 and 3. */
export function clothPatch(size: number, random: () => number): Piece {
  const shift = random() * 100;
  const half = size / 2;
  const geometry = new PlaneGeometry(size, size, CELLS, CELLS);
  const position = geometry.getAttribute('position');
  for (let k = 0; k < position.count; k++) {
    const x = position.getX(k);
    const y = position.getY(k);
    const inside = Math.min(half - Math.abs(x), half - Math.abs(y));
    const ripple = 1 + Math.sin((x * 0.8 + y * 0.35) / 17 + noise(x * 0.012, y * 0.012, shift) * 4);
    const rolled = Math.min(1, inside / 5);
    // Edges of cloth are never completely straight.
    const sway = noise(x * 0.02, y * 0.02, shift + 9) * 3.2 * Math.max(0, 1 - inside / 60);
    position.setXYZ(k, x + sway, y + sway, Math.sqrt(Math.max(0, rolled * (2 - rolled))) * (1.1 + ripple * 0.55));
  }
  geometry.computeVertexNormals();
  return new Piece().add(MeshShape.from(geometry), bordered(half));
}

function bordered(half: number): Solid {
  const plain = silk([0.085, 0.003, 0.011], [0.12, 0.02, 0.025]);
  return {
    ...plain,
    texture: {
      tone: (x, y) => {
        const inside = Math.min(half - Math.abs(x), half - Math.abs(y));
        const isBorder = inside > HEM && inside < HEM + BORDER;
        if (!isBorder) return inside > HEM + BORDER + 3 && inside < HEM + BORDER + 4.4 ? 0.2 : 1;
        // Small temple peaks, as on a border from Kanchipuram.
        const along = Math.abs(x) > Math.abs(y) ? y : x;
        const peak = Math.abs(((((along / 9) % 1) + 1) % 1) - 0.5) * 2;
        return inside - HEM > BORDER - 6 && (inside - HEM - BORDER + 6) / 6 > peak ? 1 : 0.08;
      },
      under: [0.62, 0.4, 0.13],
    },
  };
}
