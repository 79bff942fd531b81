/** The face of a watch: dial, markers, hands, crystal, bezel. Faces +z; the dial's radius is 1 before scaling. */
import { BoxGeometry, CylinderGeometry, ExtrudeGeometry, Shape, Vector2 } from 'three';
import type { Watch } from '#looks/look.ts';
import { noise } from '../materials/patterns.ts';
import type { Glass, Rgb, Solid } from '../tracer/material.ts';
import { MeshShape } from '../tracer/shape.ts';
import { outlineOfCase, type CaseShape } from './watch-case.ts';
import { numeral } from './numerals.ts';
import type { Palette } from './palette.ts';
import { at, kept, Piece } from './piece.ts';
import { setStone } from './setting.ts';

const FACES: Record<Watch['dial'], Rgb> = {
  white: [0.8, 0.79, 0.77],
  ivory: [0.78, 0.72, 0.6],
  black: [0.012, 0.012, 0.014],
  blue: [0.01, 0.03, 0.13],
  green: [0.008, 0.09, 0.05],
  maroon: [0.12, 0.006, 0.02],
  champagne: [0.66, 0.5, 0.3],
  rose: [0.72, 0.42, 0.36],
  silver: [0.6, 0.6, 0.6],
  'mother-of-pearl': [0.76, 0.76, 0.76],
  grey: [0.1, 0.1, 0.105],
};

/** Returns a sunburst dial, or a cloudy one like mother-of-pearl. */
function face(dial: Watch['dial']): Solid {
  const albedo = FACES[dial];
  const isShell = dial === 'mother-of-pearl';
  return {
    kind: 'solid',
    albedo,
    coat: 0.1,
    roughness: 0.35,
    coatTint: isShell ? [1, 0.86, 0.95] : [1, 1, 1],
    texture: isShell
      ? { tone: (x, y) => 0.5 + 0.5 * noise(x * 3, y * 3, 1), under: [0.62, 0.7, 0.72] }
      : {
          tone: (x, y) => 0.9 + 0.12 * Math.sin(2 * Math.atan2(y, x) + 0.9) + 0.05 * noise(Math.atan2(y, x) * 60, 0, 0),
          under: [albedo[0] * 0.6, albedo[1] * 0.6, albedo[2] * 0.6],
        },
  };
}

const crystal: Glass = { kind: 'glass', f0: 0.035 };
const ink: Solid = { kind: 'solid', albedo: [0.015, 0.015, 0.018], coat: 0.03, roughness: 0.4 };
const white: Solid = { kind: 'solid', albedo: [0.8, 0.79, 0.76], coat: 0.03, roughness: 0.4 };

const box = (): MeshShape => kept('box', () => MeshShape.from(new BoxGeometry(1, 1, 1)));
const disc = (): MeshShape =>
  kept('disc', () => MeshShape.from(new CylinderGeometry(1, 1, 1, 64).rotateX(Math.PI / 2)));

/** Returns a dial. `half` is half the width of its visible part in mm. */
export function watchDial(look: Watch, half: number, palette: Palette): Piece {
  const { metal } = palette;
  const shape: CaseShape = look.shape ?? 'round';
  const { sx, sy } = outlineOfCase(shape);
  const piece = new Piece();
  piece.add(plate(shape), face(look.dial), at({ sx: half, sy: half, sz: 6, z: -0.75 }));
  const dark = DARK.has(look.dial);
  const onRim = (k: number, share: number): Vector2 =>
    rimPoint(shape, (k / 12) * Math.PI * 2).multiplyScalar(share * half);
  for (let k = 0; k < 12; k++) {
    const isQuarter = k % 3 === 0;
    const p = onRim(k, 0.8);
    const turn = -(k / 12) * 360;
    switch (look.markers ?? 'bars') {
      case 'stones':
        piece.put(
          setStone({ make: 'ad', colour: 'white', radius: half * (isQuarter ? 0.06 : 0.042), metal, hold: 'bezel' }),
          at({ x: p.x, y: p.y, z: -0.5 }),
        );
        break;
      case 'dots':
        piece.add(
          disc(),
          metal.bright,
          at({
            x: p.x,
            y: p.y,
            z: -0.35,
            sx: half * (isQuarter ? 0.055 : 0.035),
            sy: half * (isQuarter ? 0.055 : 0.035),
            sz: 0.3,
          }),
        );
        break;
      case 'quarters':
        if (isQuarter)
          piece.add(
            box(),
            metal.bright,
            at({ x: p.x, y: p.y, z: -0.3, rz: turn, sx: half * 0.07, sy: half * 0.2, sz: 0.3 }),
          );
        break;
      case 'roman':
      case 'numerals':
        if (isQuarter || look.markers === 'numerals')
          piece.put(
            numeral(k === 0 ? 12 : k, look.markers === 'roman', half * 0.2, dark ? white : ink),
            at({ x: p.x * 0.94, y: p.y * 0.94, z: -0.42 }),
          );
        else
          piece.add(
            box(),
            metal.bright,
            at({ x: p.x, y: p.y, z: -0.3, rz: turn, sx: half * 0.035, sy: half * 0.12, sz: 0.25 }),
          );
        break;
      case 'bars':
        piece.add(
          box(),
          metal.bright,
          at({
            x: p.x,
            y: p.y,
            z: -0.3,
            rz: turn,
            sx: half * (isQuarter ? 0.06 : 0.04),
            sy: half * (isQuarter ? 0.2 : 0.16),
            sz: 0.35,
          }),
        );
        break;
    }
  }
  for (let k = 0; k < 60; k++) {
    if (k % 5 === 0 && look.markers !== 'quarters') continue;
    const p = rimPoint(shape, (k / 60) * Math.PI * 2).multiplyScalar(half * 0.93);
    piece.add(
      box(),
      dark ? white : ink,
      at({ x: p.x, y: p.y, z: -0.39, rz: -(k / 60) * 360, sx: half * 0.009, sy: half * 0.04, sz: 0.06 }),
    );
  }
  if (look.chronograph)
    for (const [x, y] of [
      [-0.38, 0],
      [0.38, 0],
      [0, -0.4],
    ] as const)
      piece.put(smallDial(half * 0.24, dark, palette), at({ x: x * half, y: y * half, z: -0.38 }));
  // Ten past ten, as in all watch pictures.
  const handMetal = metal.bright;
  hand(piece, -58, half * 0.52, half * 0.05, 0.1, handMetal);
  hand(piece, 62, half * 0.76, half * 0.038, 0.32, handMetal);
  hand(piece, 174, half * 0.8, half * 0.012, 0.5, handMetal);
  piece.add(disc(), handMetal, at({ z: 0.35, sx: half * 0.055, sy: half * 0.055, sz: 0.9 }));
  return piece.add(disc(), crystal, at({ z: 1.5, sx: half * sx, sy: half * sy, sz: 0.3 }));
}

const DARK = new Set<Watch['dial']>(['black', 'blue', 'green', 'maroon', 'grey']);

function hand(
  piece: Piece,
  degrees: number,
  length: number,
  width: number,
  z: number,
  material: Palette['metal']['bright'],
): void {
  const shape = kept('hand', () => {
    const s = new Shape([
      new Vector2(-0.5, -0.16),
      new Vector2(0.5, -0.16),
      new Vector2(0.6, 0.6),
      new Vector2(0, 1),
      new Vector2(-0.6, 0.6),
    ]);
    return MeshShape.from(
      new ExtrudeGeometry(s, {
        depth: 0.16,
        bevelEnabled: true,
        bevelSize: 0.1,
        bevelThickness: 0.06,
        bevelSegments: 1,
      }),
    );
  });
  piece.add(shape, material, at({ z, rz: -degrees, sx: width, sy: length, sz: 1 }));
}

function smallDial(radius: number, dark: boolean, palette: Palette): Piece {
  const piece = new Piece().add(disc(), dark ? ink : white, at({ sx: radius, sy: radius, sz: 0.1 }));
  for (let k = 0; k < 12; k++) {
    const a = (k / 12) * Math.PI * 2;
    piece.add(
      box(),
      dark ? white : ink,
      at({
        x: Math.sin(a) * radius * 0.84,
        y: Math.cos(a) * radius * 0.84,
        z: 0.06,
        rz: -(k / 12) * 360,
        sx: radius * 0.04,
        sy: radius * 0.16,
        sz: 0.06,
      }),
    );
  }
  piece.add(
    box(),
    palette.metal.bright,
    at({ x: radius * 0.2, y: radius * 0.24, z: 0.12, rz: -40, sx: radius * 0.07, sy: radius * 0.7, sz: 0.1 }),
  );
  return piece;
}

/** Returns the point of the dial's edge in the direction of an hour. */
function rimPoint(shape: CaseShape, angle: number): Vector2 {
  const { sx, sy, power } = outlineOfCase(shape);
  const x = Math.sin(angle);
  const y = Math.cos(angle);
  const r = 1 / Math.pow(Math.pow(Math.abs(x), power) + Math.pow(Math.abs(y), power), 1 / power);
  return new Vector2(x * r * sx, y * r * sy);
}

const plate = (shape: CaseShape): MeshShape =>
  kept(`dial plate ${shape}`, () => {
    const points = Array.from({ length: 96 }, (_, k) => rimPoint(shape, (k / 96) * Math.PI * 2));
    return MeshShape.from(new ExtrudeGeometry(new Shape(points), { depth: 0.05, bevelEnabled: false }));
  });
