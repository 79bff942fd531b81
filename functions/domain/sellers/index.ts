export { createSeller } from './create-seller.ts';
