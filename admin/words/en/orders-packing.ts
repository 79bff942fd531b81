import { inLanguage } from '../language.ts';

/** Packing parcels by scanning their pieces. */
export const words = inLanguage('orders-packing', {
  packByScanning: 'Pack by scanning',
  doesNotBelongTo: (code: string, orderId: string) => `${code} does not belong to ${orderId}.`,
  allPiecesOfItAreIn: (pieces: number, code: string) => `All ${pieces} of ${code} are in already.`,
  orderIdIsPacked: (orderId: string) => `${orderId} is packed.`,
  codeIsIn: (code: string) => `${code} is in.`,
  packOrderId: (orderId: string) => `Pack ${orderId}`,
  packCountParcels: (count: number) => `Pack ${count} parcels`,
  allPiecesAreIn: 'All pieces are in.',
  allParcelsArePacked: (count: number) => `All ${count} parcels are packed.`,
  parcelOf: (number: number, all: number, orderId: string) => `Parcel ${number} of ${all}: ${orderId}`,
  packedOf: (packed: number, pieces: number) => `${packed} of ${pieces}`,
  codeOfTheNextPiece: 'Code of the next piece',
  scanItsBarcodeOrType: 'Scan its barcode, or type the code and press Enter.',
  pieces: 'Pieces',
});
