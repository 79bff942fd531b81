import { inLanguage } from '../language.ts';

export const words = inLanguage('orders-packing', {
  packByScanning: 'Pack by scanning',
  doesNotBelongTo: (text: string, orderId: string) => `${text} does not belong to ${orderId}.`,
  allOfAreInAlready: (pieces: number, code: string) => `All ${pieces} of ${code} are in already.`,
  orderIdIsPacked: (orderId: string) => `${orderId} is packed.`,
  codeIsIn: (code: string) => `${code} is in.`,
  packOrderId: (orderId: string) => `Pack ${orderId}`,
  packCountParcels: (count: number) => `Pack ${count} parcels`,
  allPiecesAreIn: 'All pieces are in.',
  allParcelsArePacked: (count: number) => `All ${count} parcels are packed.`,
  parcel: 'Parcel',
  codeOfTheNextPiece: 'Code of the next piece',
  scanItsBarcodeOrType: 'Scan its barcode, or type the code and press Enter.',
  pieces: 'Pieces',
});
