/** The Worker of a live shop. */
import { edgeShop } from './edge-shop.ts';

export { Writer } from './edge/writer.ts';
export default edgeShop();
