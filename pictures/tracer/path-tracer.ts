/**
 * Follows light backwards from the lens: reflections in metal, the inside of stones, soft shadows and bounce light on
 * all other surfaces. Metal reflects the soft studio light, so it needs few samples. Only the diffuse light is noisy.
 * It is gathered separately from the colour of its surface, so that the film can smooth it.
 */
import { LightWalk } from './light-walk.ts';
import { shadeMetal } from './on-metal.ts';
import { shadeSolid } from './on-solid.ts';
import { shadeGlass, shadeStone } from './on-stone.ts';
import { FAR } from './ray.ts';

export class PathTracer extends LightWalk {
  /** Fills the sample with the light along a ray. */
  look(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
    this.sample.clear();
    this.sink = this.sample.light;
    const ray = this.rays[0];
    ray.start(ox, oy, oz);
    ray.aim(dx, dy, dz);
    ray.carry(1, 1, 1);
    ray.see(0, true);
    this.follow(0);
  }

  override follow(depth: number): void {
    const { scene } = this;
    const ray = this.rays[depth];
    if (!scene.closestHit(ray.ox, ray.oy, ray.oz, ray.dx, ray.dy, ray.dz, FAR)) {
      this.light.sky(ray.dx, ray.dy, ray.dz, ray.blur, ray.withLamps);
      this.addSeen(ray.r, ray.g, ray.b);
      return;
    }
    const { t, instance, primitive, u, v } = scene.hit;
    const place = this.meetings[depth];
    place.x = ray.ox + ray.dx * t;
    place.y = ray.oy + ray.dy * t;
    place.z = ray.oz + ray.dz * t;
    place.instance = instance;
    place.primitive = primitive;
    place.u = u;
    place.v = v;
    scene.describeHit(place.x, place.y, place.z, ray.dx, ray.dy, ray.dz, place.at, place.normal);
    if (depth === 0) {
      this.sample.distance = t;
      this.sample.instance = instance;
      this.sample.normal.set(place.normal);
    }
    const material = scene.materials[scene.materialOf[instance]];
    switch (material.kind) {
      case 'metal':
        return shadeMetal(this, material, depth);
      case 'solid':
        return shadeSolid(this, material, depth);
      case 'stone':
        return shadeStone(this, material, depth);
      case 'glass':
        return shadeGlass(this, material, depth);
    }
  }
}
