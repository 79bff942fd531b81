import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A program in place of wrangler: it notes its calls, and answers as it is told. */
export interface FakeWrangler {
  /** The path of the program. */
  path: string;
  /** Returns the arguments of each call so far, without the paths of settings. */
  calls(): string[][];
  /** Sets the answers from now on, by the command's first word. A command without one succeeds and prints nothing. */
  answer(answers: Record<string, WranglerAnswer>): void;
}

export interface WranglerAnswer {
  stdout?: string;
  stderr?: string;
  status?: number;
}

const PROGRAM = `#!/usr/bin/env node
import { appendFileSync, readFileSync } from 'node:fs';
const args = process.argv.slice(2);
appendFileSync(import.meta.dirname + '/calls.jsonl', JSON.stringify(args) + '\\n');
const answers = JSON.parse(readFileSync(import.meta.dirname + '/answers.json', 'utf8'));
const { stdout = '', stderr = '', status = 0 } = answers[args[0]] ?? {};
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = status;
`;

/** Puts the program into a folder. */
export function fakeWrangler(folder: string): FakeWrangler {
  const path = join(folder, 'wrangler.mjs');
  const callsPath = join(folder, 'calls.jsonl');
  writeFileSync(path, PROGRAM);
  chmodSync(path, 0o755);
  const answer = (answers: Record<string, WranglerAnswer>) =>
    writeFileSync(join(folder, 'answers.json'), JSON.stringify(answers));
  answer({});
  return {
    path,
    calls() {
      if (!existsSync(callsPath)) return [];
      const lines = readFileSync(callsPath, 'utf8').trimEnd().split('\n');
      return lines.map((line) => JSON.parse(line) as string[]);
    },
    answer,
  };
}
