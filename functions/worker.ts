/** The Worker of a live shop. */
import { edgeShop } from './edge-shop.ts';

export { PageDrawer } from './edge/page-drawer.ts';
export { Writer } from './edge/writer.ts';
const { worker, JobRunner } = edgeShop();
export { JobRunner };
export default worker;
