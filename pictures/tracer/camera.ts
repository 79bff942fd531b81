/** A studio camera: its position, its target, its lens. */
import { Vector3 } from 'three';

export type Camera = {
  from: Vector3;
  at: Vector3;
  up: Vector3;
  /** The height of the focal plane's part that fills the frame, in millimetres. */
  frame: number;
  /** The radius of the aperture in millimetres; with 0 everything is sharp. */
  aperture: number;
  /** The distance of the focal plane in front of `at`, towards the lens. */
  focus: number;
};

export class Lens {
  readonly origin = new Float64Array(3);
  readonly direction = new Float64Array(3);
  private readonly camera: Camera;
  private readonly ahead: Vector3;
  private readonly side: Vector3;
  private readonly up: Vector3;
  private readonly sharpAt: number;
  private readonly aspect: number;

  constructor(camera: Camera, aspect: number) {
    this.camera = camera;
    this.aspect = aspect;
    const toPiece = camera.at.clone().sub(camera.from);
    this.sharpAt = toPiece.length() - camera.focus;
    this.ahead = toPiece.normalize();
    this.side = new Vector3().crossVectors(this.ahead, camera.up).normalize();
    this.up = new Vector3().crossVectors(this.side, this.ahead);
  }

  /** Sets the ray through a point of the picture (0..1, from the upper left) and a point of the aperture (0..1). */
  aim(x: number, y: number, lensU: number, lensV: number): void {
    const { camera, side, up, ahead } = this;
    const half = (camera.frame / 2) * (this.sharpAt / (this.sharpAt + camera.focus));
    const a = (x * 2 - 1) * half * this.aspect;
    const b = (1 - y * 2) * half;
    const r = camera.aperture * Math.sqrt(lensU);
    const la = r * Math.cos(lensV * 6.283185307);
    const lb = r * Math.sin(lensV * 6.283185307);
    const o = this.origin;
    const d = this.direction;
    o[0] = camera.from.x + side.x * la + up.x * lb;
    o[1] = camera.from.y + side.y * la + up.y * lb;
    o[2] = camera.from.z + side.z * la + up.z * lb;
    d[0] = camera.from.x + ahead.x * this.sharpAt + side.x * a + up.x * b - o[0];
    d[1] = camera.from.y + ahead.y * this.sharpAt + side.y * a + up.y * b - o[1];
    d[2] = camera.from.z + ahead.z * this.sharpAt + side.z * a + up.z * b - o[2];
    const scale = 1 / Math.sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
    d[0] *= scale;
    d[1] *= scale;
    d[2] *= scale;
  }

  /** Returns the position of a world point in the picture, 0..1 from the upper left. */
  project(point: Vector3): { x: number; y: number } {
    const v = point.clone().sub(this.camera.from);
    const depth = v.dot(this.ahead);
    const half = ((this.camera.frame / 2) * depth) / (this.sharpAt + this.camera.focus);
    return { x: 0.5 + v.dot(this.side) / (2 * half * this.aspect), y: 0.5 - v.dot(this.up) / (2 * half) };
  }
}
