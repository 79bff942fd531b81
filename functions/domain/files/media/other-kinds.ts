import { OTHER_KINDS } from '#contract/calls/other-kinds.ts';
import type { OtherKind } from '#contract/calls/other-kinds.ts';
import { refuse } from '#contract/calls/refusals.ts';

/** Brands of a file of the ISO base media format, which may be anywhere in its first box. */
const BRANDS: readonly [brands: RegExp, kind: OtherKind][] = [
  [/avif|avis/, 'AVIF'],
  [/heic|heix|hevc|hevx|heim|heis|mif1|msf1/, 'HEIC'],
];

/** Returns the kind of a picture that is not accepted, by its bytes; undefined for anything else. */
export function otherKindOf(bytes: Uint8Array): OtherKind | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(4, 8) === 'ftyp') {
    const brands = text(8, Math.min(64, bytes.byteLength));
    return BRANDS.find(([brand]) => brand.test(brands))?.[1];
  }
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'ANIMATED_WEBP';
  if (text(0, 4) === 'II*\0' || text(0, 4) === 'MM\0*') return 'TIFF';
  if (text(0, 2) === 'BM' && text(6, 10) === '\0\0\0\0') return 'BMP';
  if (text(0, 2) === '\xff\x0a' || text(4, 8) === 'JXL ') return 'JPEG_XL';
  if (text(4, 8) === 'jP  ') return 'JPEG_2000';
  if (text(0, 4) === '8BPS') return 'PHOTOSHOP';
  return /<svg[\s>]/.test(text(0, 1000)) ? 'SVG' : undefined;
}

/**
 * Refuses a file of a kind that is not accepted.
 * @throws FILE_KIND_WRONG with advice when the kind is known
 * @throws FILE_TYPE_WRONG when it is unknown
 */
export function refuseType(bytes: Uint8Array, types: string): never {
  const kind = otherKindOf(bytes);
  if (kind) refuse('FILE_KIND_WRONG', { params: { types, reason: OTHER_KINDS[kind].words } });
  return refuse('FILE_TYPE_WRONG', { params: { types } });
}
