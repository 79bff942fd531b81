import { randomBytes } from 'node:crypto';
import type { Random } from '../domain/shop.ts';

/** The system's cryptographic randomness, suitable for secrets. */
export const systemRandom: Random = { bytes: (count) => new Uint8Array(randomBytes(count)) };
