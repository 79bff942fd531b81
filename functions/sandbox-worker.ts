/** The Worker with the sandbox, which `npm run edge` and the tests run: emulators replace all outside services. */
import { edgeShop } from './edge-shop.ts';
import { openSandbox } from './sandbox/sandbox.ts';

export { PageDrawer } from './edge/page-drawer.ts';
export { Writer } from './edge/writer.ts';
const { worker, JobRunner } = edgeShop(openSandbox);
export { JobRunner };
export default worker;
