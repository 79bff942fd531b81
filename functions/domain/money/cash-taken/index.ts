export { bankCash, readCashTaken } from './bank-cash.ts';
