/**
 * Completes the newest migration after drizzle-kit wrote it, because drizzle-kit has these gaps:
 * - It knows no STRICT. Every table becomes STRICT.
 * - It knows no triggers and loses them when it re-creates a table. The triggers and views of functions/db/triggers are
 *   dropped before the migration and created again at its end.
 * - When it re-creates a table, it copies columns that the old table does not have. New columns take their defaults
 *   instead.
 *
 * `--after` marks it as one that takes away what the code before it uses, see migrations/README.md.
 *
 * The virtual tables of functions/db/virtual are created only if they are missing: they are indexes that take time to
 * fill.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AFTER_MARK } from '../functions/node/migrate.ts';

const BREAKPOINT = '--> statement-breakpoint';
const triggersFolder = 'functions/db/triggers';
const virtualFolder = 'functions/db/virtual';

const newest = readdirSync('migrations')
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .at(-1);
if (!newest) throw new Error('There is no migration to finish.');
const path = join('migrations', newest);
const written = readFileSync(path, 'utf8');
if (written.includes(') STRICT;') || written.includes('DROP TRIGGER')) throw new Error(`${path} is finished already.`);

const objects = statementsIn(triggersFolder);
const virtualTables = statementsIn(virtualFolder);
const again = virtualTables.filter((statement) => !statement.startsWith('CREATE VIRTUAL TABLE IF NOT EXISTS '));
if (again.length > 0) throw new Error(`A virtual table is only made where it is missing: ${again.join()}`);

const named = (statement: string) => /CREATE (TRIGGER|VIEW) (\w+)/.exec(statement)!;
const drops = objects
  .map(named)
  .toReversed()
  .map(([, kind, name]) => `DROP ${kind} IF EXISTS ${name};`);

const strict = written
  .trimEnd()
  .replace(/^\);$/gm, ') STRICT;')
  .replace(/INSERT INTO `__new_(\w+)`\(([^)]*)\) SELECT ([^;]*) FROM/g, (_, table: string, columns: string) => {
    const known = columns
      .split(', ')
      .filter((column) => columnsBefore(table).has(column.replaceAll('"', '')))
      .join(', ');
    return `INSERT INTO \`__new_${table}\`(${known}) SELECT ${known} FROM`;
  });
const isAfter = process.argv.includes('--after');
const takesAway = /DROP COLUMN|RENAME COLUMN|DROP TABLE `(\w+)`(?![^]*RENAME TO `\1`)/.test(written);
if (takesAway && !isAfter)
  console.warn(`${path} takes something away: begin it with "${AFTER_MARK}" if released code uses it.`);
const mark = isAfter ? `${AFTER_MARK}\n` : '';
writeFileSync(path, mark + [...drops, strict, ...virtualTables, ...objects].join(`\n${BREAKPOINT}\n`) + '\n');
console.log(`Finished ${path}: ${objects.length} triggers and views, ${virtualTables.length} virtual tables.`);

/** Returns the statements of all SQL files under a folder, in the order of their file names. */
function statementsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.sql'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').split(BREAKPOINT))
    .map((statement) => statement.trim());
}

/** Returns the columns that a table had before this migration, by drizzle-kit's snapshot. */
function columnsBefore(table: string): Set<string> {
  const number = String(Number(newest!.slice(0, 4)) - 1).padStart(4, '0');
  const snapshot = JSON.parse(readFileSync(`migrations/meta/${number}_snapshot.json`, 'utf8')) as {
    tables: Record<string, { columns: object }>;
  };
  return new Set(Object.keys(snapshot.tables[table]?.columns ?? {}));
}
