/**
 * Completes the newest migration after drizzle-kit wrote it: drizzle-kit knows neither STRICT nor triggers, and loses
 * triggers whenever it re-creates a table. So every table becomes STRICT, and the triggers and views that live in
 * functions/db/triggers are dropped and created again at the end.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BREAKPOINT = '--> statement-breakpoint';
const triggersFolder = 'functions/db/triggers';

const newest = readdirSync('migrations')
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .at(-1);
if (!newest) throw new Error('There is no migration to finish.');
const path = join('migrations', newest);
const written = readFileSync(path, 'utf8');
if (written.includes(') STRICT;') || written.includes('DROP TRIGGER')) throw new Error(`${path} is finished already.`);

const objects = readdirSync(triggersFolder)
  .sort()
  .flatMap((file) => readFileSync(join(triggersFolder, file), 'utf8').split(BREAKPOINT))
  .map((statement) => statement.trim());

const named = (statement: string) => /CREATE (TRIGGER|VIEW) (\w+)/.exec(statement)!;
const drops = objects
  .map(named)
  .toReversed()
  .map(([, kind, name]) => `DROP ${kind} IF EXISTS ${name};`);

const strict = written.trimEnd().replace(/^\);$/gm, ') STRICT;');
writeFileSync(path, [strict, ...drops, ...objects].join(`\n${BREAKPOINT}\n`) + '\n');
console.log(`Finished ${path}: ${objects.length} triggers and views.`);
