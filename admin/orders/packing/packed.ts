import type { OrderItemRecord } from '../../providers/records.ts';

/** The pieces of one SKU in a parcel. Sizes of an adjustable piece have one code. */
export interface CodeToPack {
  code: string;
  /** The items with this code, for people. */
  items: OrderItemRecord[];
  /** The pieces that belong in the parcel. */
  pieces: number;
}

/** The scanned pieces of a parcel by their code in capitals. */
export type Packed = Readonly<Record<string, number>>;

/** What became of a scanned code. */
export type Scanned =
  | { outcome: 'in'; packed: Packed; code: CodeToPack }
  | { outcome: 'surplus'; code: CodeToPack }
  | { outcome: 'wrong'; text: string };

const bare = (text: string) => text.replace(/\s+/g, '').toUpperCase();

/** Returns the pieces of a parcel by their code, in the order of its items. */
export function codesToPack(items: readonly OrderItemRecord[]): CodeToPack[] {
  const groups = Map.groupBy(items, ({ skuCode }) => bare(skuCode));
  return [...groups.values()].map((own) => ({
    code: own[0]!.skuCode,
    items: own,
    pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

/** Returns the number of scanned pieces of a code. */
export const packedOf = (packed: Packed, { code }: CodeToPack): number => packed[bare(code)] ?? 0;

/** Puts a scanned piece into a parcel, if it belongs there and is not in yet. */
export function scanPiece(codes: readonly CodeToPack[], packed: Packed, text: string): Scanned {
  const code = codes.find((one) => bare(one.code) === bare(text));
  if (!code) return { outcome: 'wrong', text: text.trim() };
  const already = packedOf(packed, code);
  if (already >= code.pieces) return { outcome: 'surplus', code };
  return { outcome: 'in', packed: { ...packed, [bare(code.code)]: already + 1 }, code };
}

/** Returns whether all pieces of a parcel are scanned. */
export const isPacked = (codes: readonly CodeToPack[], packed: Packed): boolean =>
  codes.every((code) => packedOf(packed, code) === code.pieces);
