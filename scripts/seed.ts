/** `npm run seed`: the newest schema and, into empty records, the demo shop. DATA_DIR (./data) chooses where. */
import { prepareData } from './prepare-data.ts';

await prepareData(console.log);
console.log('The records are ready.');
