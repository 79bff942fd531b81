/** Makes a motif of the product's own metal, stones and enamel. It faces +z, with its base at z = 0. */
import type { EnamelColour, Motif } from '#looks/material.ts';
import { enamelOf } from '../materials/solids.ts';
import { boundsOf, circle, type Outline } from '../parts/outline.ts';
import type { Palette } from '../parts/palette.ts';
import { at, Piece } from '../parts/piece.ts';
import { heightAt, reliefShape, type Layer } from '../parts/relief.ts';
import { setStone } from '../parts/setting.ts';
import { peacock, swan } from './birds.ts';
import type { Drawing } from './drawing.ts';
import { flower, leaf, lotus, paisley } from './flowers.ts';
import { geometric, heart, moon, plain, star, sun } from './shapes.ts';
import { lakshmi } from './lakshmi.ts';
import { elephant, gopuram } from './temple.ts';

const DRAWINGS: Record<Motif, () => Drawing> = {
  lotus,
  flower,
  leaf,
  paisley,
  peacock,
  swan,
  lakshmi,
  gopuram,
  elephant,
  sun,
  moon,
  heart,
  star,
  geometric,
  plain,
};

const drawn = new Map<Motif, Drawing>();

function drawingOf(motif: Motif): Drawing {
  const known = drawn.get(motif) ?? DRAWINGS[motif]();
  drawn.set(motif, known);
  return known;
}

export type MotifOptions = {
  /** Omits stones or enamel, even if the product has them. */
  bare?: boolean;
  mirrored?: boolean;
};

/** Returns a motif. `width` is in mm. */
export function motifPiece(motif: Motif, width: number, palette: Palette, options: MotifOptions = {}): Piece {
  const drawing = drawingOf(motif);
  const [x0, y0, x1, y1] = boxOf(drawing);
  const scale = width / (x1 - x0);
  const middle = at({ x: -((x0 + x1) / 2) * scale, y: -((y0 + y1) / 2) * scale, s: scale });
  const fine = palette.fine ? 0.1 : Math.min(0.3, Math.max(0.16, 0.13 / scale));
  const piece = new Piece();
  const enamels = options.bare ? null : palette.enamel;
  const stones = options.bare || (enamels && drawing.fields.length > 0 && !palette.both) ? null : palette.stones;
  const cells: Layer[] = [];
  if (enamels)
    drawing.fields.forEach((field, k) => {
      const floor = floorOf(drawing.layers, field.outline);
      cells.push({ cell: field.outline, floor });
      piece.put(
        enamelField(`${motif} ${k}`, field.outline, enamels[field.colour % enamels.length]),
        middle.clone().multiply(at({ z: floor + drawing.thickness })),
      );
    });
  if (stones)
    for (const s of drawing.stones) {
      const floor = heightAt(drawing.layers, s.x, s.y) * 0.92;
      cells.push({ cell: circle(s.x, s.y, s.r * 0.98), floor });
      const stone = setStone({
        make: stones.make,
        colour: s.main ? stones.main : stones.second,
        cut: s.cut,
        radius: s.r,
        metal: palette.metal,
        variant: Math.round(s.x * 7 + s.y * 3) & 7,
        hold: 'bezel',
      });
      piece.put(stone, middle.clone().multiply(at({ x: s.x, y: s.y, z: drawing.thickness + floor, rz: s.turn ?? 0 })));
    }
  const worked = `${motif}${enamels ? ' enamel' : ''}${stones ? ' stones' : ''}`;
  piece.add(
    reliefShape(worked, () => ({ ...drawing, layers: [...drawing.layers, ...cells] }), fine),
    palette.metal.worked,
    middle,
  );
  return options.mirrored ? new Piece().put(piece, at({ sx: -1 })) : piece;
}

/**
 * Returns the positions of three drops below a motif, as shares of its width from its middle. An elephant's are under
 * its belly.
 */
export function hangingPlaces(motif: Motif): readonly number[] {
  return motif === 'elephant' ? [0.05, 0.11, 0.17] : [-0.22, 0, 0.22];
}

/** Returns the height in mm for a width. */
export function motifHeight(motif: Motif, width: number): number {
  const [x0, y0, x1, y1] = boxOf(drawingOf(motif));
  return (width * (y1 - y0)) / (x1 - x0);
}

/**
 * Returns the point from which a motif hangs, in mm for a width: `x` is the offset of its highest part from its middle
 * to the right. `below` is how far the edge there is below the highest point, as in the notch of a heart.
 */
export function hangingPoint(motif: Motif, width: number): { x: number; below: number } {
  const drawing = drawingOf(motif);
  const outline = outlineOf(drawing);
  const [x0, , x1, y1] = boxOf(drawing);
  const highest = outline.filter(([, y]) => y > y1 - 0.05);
  const x = highest.reduce((sum, [across]) => sum + across, 0) / highest.length;
  const there = outline.filter(([across, y]) => Math.abs(across - x) < 0.25 && y > 0);
  const scale = width / (x1 - x0);
  return { x: (x - (x0 + x1) / 2) * scale, below: (y1 - Math.max(...there.map(([, y]) => y))) * scale };
}

/** Returns enamel in its cell: level in the middle, and slightly higher at the wall. */
function enamelField(key: string, outline: Outline, colour: EnamelColour): Piece {
  const shape = reliefShape(
    `enamel ${key}`,
    () => ({ thickness: 0.02, layers: [{ raise: outline, rise: 0.12, slope: 0.5 }], shoal: 1.1 }),
    0.13,
  );
  return new Piece().add(shape, enamelOf(colour));
}

function boxOf(drawing: Drawing): [number, number, number, number] {
  return boundsOf(outlineOf(drawing));
}

function outlineOf(drawing: Drawing): Outline {
  return drawing.layers.flatMap((l) => ('raise' in l ? [...l.raise] : []));
}

/** Returns the level of an enamel, below its walls on all sides: the lowest point of its edge, minus a margin. */
function floorOf(layers: readonly Layer[], outline: Outline): number {
  return Math.max(0.05, Math.min(...outline.map(([x, y]) => heightAt(layers, x, y))) - 0.16);
}
