import { describe, expect, test } from 'vitest';
import type { OrderItemRecord } from '../../providers/records.ts';
import { codesToPack, isPacked, packedOf, scanPiece } from './packed.ts';
import type { Packed } from './packed.ts';

/** The fields of an item that packing reads. */
const item = (skuCode: string, quantity: number, size = '') => ({ skuCode, quantity, size }) as OrderItemRecord;

const CODES = codesToPack([item('KIRAN-GRN-12', 2), item('BANGLE-ADJ', 1, '2.4'), item('BANGLE-ADJ', 1, '2.6')]);

function scanned(...texts: string[]): { packed: Packed; outcomes: string[] } {
  let packed: Packed = {};
  const outcomes = texts.map((text) => {
    const result = scanPiece(CODES, packed, text);
    if (result.outcome === 'in') packed = result.packed;
    return result.outcome;
  });
  return { packed, outcomes };
}

describe('packing by scanning', () => {
  test('counts the pieces of each code, of several sizes together', () => {
    expect(CODES.map(({ code, pieces }) => [code, pieces])).toEqual([
      ['KIRAN-GRN-12', 2],
      ['BANGLE-ADJ', 2],
    ]);
  });

  test('is done when every piece was scanned, in any order, case and spacing', () => {
    const { packed, outcomes } = scanned('bangle-adj', 'KIRAN-GRN-12 ', 'Bangle-ADJ', ' kiran-grn-12');
    expect(outcomes).toEqual(['in', 'in', 'in', 'in']);
    expect(isPacked(CODES, packed)).toBe(true);
  });

  test('refuses a piece of another code, and one piece too many', () => {
    const { packed, outcomes } = scanned('KIRAN-GRN-12', 'KIRAN-RED-12', 'KIRAN-GRN-12', 'KIRAN-GRN-12');
    expect(outcomes).toEqual(['in', 'wrong', 'in', 'surplus']);
    expect(packedOf(packed, CODES[0]!)).toBe(2);
    expect(isPacked(CODES, packed)).toBe(false);
  });
});
