import { areaOf } from './layers.ts';
import { filesUnder, textOf } from './source.ts';
import { ownedTables, tableUseOf } from './table-use.ts';

interface Trigger {
  file: string;
  table: string;
  /** The event as in SQL: INSERT, UPDATE of some columns, or DELETE. */
  event: string;
  /** Its effects: the tables it writes, or a refusal. */
  effects: string[];
}

const CREATE =
  /CREATE TRIGGER (\w+)\s+(BEFORE|AFTER|INSTEAD OF)\s+(INSERT|DELETE|UPDATE)(?:\s+OF\s+[\w\s,]+?)?\s+ON\s+(\w+)([\s\S]*)/;
const WRITES: readonly (readonly [RegExp, string])[] = [
  [/\bINSERT (?:OR \w+ )?INTO (\w+)/g, 'adds to'],
  [/\bUPDATE (?:OR \w+ )?(\w+)\s+SET/g, 'changes'],
  [/\bDELETE FROM (\w+)/g, 'removes from'],
];

function triggers(): Trigger[] {
  return filesUnder('functions/db/triggers', /\.sql$/).flatMap((file) =>
    textOf(file)
      .split('--> statement-breakpoint')
      .flatMap((statement) => {
        const [, , when, verb, table, body] = CREATE.exec(statement) ?? [];
        if (!table || !body || !verb) return [];
        const written = WRITES.flatMap(([pattern, does]) =>
          [...body.matchAll(pattern)].map(([, name]) => `${does} \`${name}\``),
        );
        const refusals = [...body.matchAll(/RAISE\s*\(ABORT,\s*'([^']+)'/g)].map(([, reason]) => `refuses: ${reason}`);
        const effects = [...new Set([...refusals, ...written])];
        return [{ file, table, event: `${when === 'BEFORE' ? 'before ' : ''}${verb}`, effects }];
      }),
  );
}

/** Returns `functions/db/triggers/README.md`. */
export function triggerPage(): string {
  const tables = ownedTables();
  const readers = new Map<string, Set<string>>();
  for (const file of filesUnder('functions/domain', /(?<!\.test)\.ts$/)) {
    const at = areaOf(file);
    if (!at) continue;
    for (const table of tableUseOf(file, tables).reads) {
      readers.set(table, (readers.get(table) ?? new Set()).add(`${at.context}/${at.area}`));
    }
  }
  const all = triggers();
  const byFile = Map.groupBy(all, ({ file }) => file);
  const sections = [...byFile].map(([file, found]) => {
    const rows = [...Map.groupBy(found, ({ table }) => table)].map(([table, ones]) => {
      const events = [...new Set(ones.map(({ event }) => event))].join(', ');
      const effects = [...new Set(ones.flatMap((one) => one.effects))];
      const targets = effects.flatMap((effect) => /`(\w+)`/.exec(effect)?.[1] ?? []);
      const readBy = [...new Set(targets.flatMap((target) => [...(readers.get(target) ?? [])]))].sort();
      return `| \`${table}\` | ${events} | ${effects.join('; ')} | ${readBy.join(', ') || '–'} |`;
    });
    const name = file.replace('functions/db/triggers/', '');
    return `## ${name}\n\n| Table | Event | What follows | Read by |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Triggers

${all.length} triggers keep derived rows and refuse what must never be. \`npm run db:triggers\` writes this page from the SQL files beside it, and a test holds it to them. "Read by" names the areas of the domain that read the tables in the column before it.

${sections.join('\n')}`;
}
