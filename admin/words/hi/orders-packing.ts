import type { words as English } from '../en/orders-packing.ts';

/** Packing parcels by scanning their pieces. */
export const words: typeof English = {
  packByScanning: 'स्कैन करके पैक करें',
  doesNotBelongTo: (code, orderId) => `${orderId} में ${code} नहीं है।`,
  allPiecesOfItAreIn: (pieces, code) =>
    pieces === 1 ? `${code} का पीस पहले ही रखा जा चुका है।` : `${code} के सभी ${pieces} पीस पहले ही रखे जा चुके हैं।`,
  orderIdIsPacked: (orderId) => `${orderId} पैक हो गया।`,
  codeIsIn: (code) => `${code} रख लिया।`,
  packOrderId: (orderId) => `${orderId} पैक करें`,
  packCountParcels: (count) => `${count} पार्सल पैक करें`,
  allPiecesAreIn: 'सभी पीस रख लिए गए।',
  allParcelsArePacked: (count) => `सभी ${count} पार्सल पैक हो गए।`,
  parcelOf: (number, all, orderId) => `${all} में से पार्सल ${number}: ${orderId}`,
  packedOf: (packed, pieces) => `${pieces} में से ${packed}`,
  codeOfTheNextPiece: 'अगले पीस का कोड',
  scanItsBarcodeOrType: 'इसका बारकोड स्कैन करें, या कोड लिखकर Enter दबाएँ।',
  pieces: 'पीस',
};
