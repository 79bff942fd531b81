import { logTo } from '../log-line.ts';

/** The log on standard output. */
export const jsonLog = logTo((line) => process.stdout.write(`${line}\n`));
