/** Reads the data files of the demo shop: tables (CSV), lists (JSON) and articles (Markdown with front matter). */
import { readdirSync, readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { markdownToHtml } from 'satteri';
import * as z from 'zod/mini';
import { projectPath } from '#functions/node/program-files.ts';

const FOLDER = projectPath('demo/');

/** The separator of several values in one cell: `12; 8; 4`. */
const BETWEEN_VALUES = '; ';

/** A cell with a number. */
export const amount = z.pipe(z.pipe(z.string(), z.transform(Number)), z.number().check(z.nonnegative()));

/** A cell with yes or no. */
export const yesOrNo = z.pipe(
  z.enum(['yes', 'no']),
  z.transform((word) => word === 'yes'),
);

/** Returns the schema of a cell with several values of one type. */
export const listOf = <Value>(value: z.ZodMiniType<Value, string>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((cell) => cell.split(BETWEEN_VALUES)),
    ),
    z.array(value),
  );

/**
 * Returns the rows of a CSV file, whose first line names the columns. An empty cell is an absent value.
 * @throws Error with file and line when a row does not meet the schema
 */
export function readTable<Row>(path: string, schema: z.ZodMiniType<Row>): Row[] {
  const { data, errors } = Papa.parse<string[]>(textOf(path), { delimiter: ',', newline: '\n' });
  const [columns = [], ...records] = data;
  if (errors.length > 0) throw new Error(`${path}:${lineOf(data, errors[0]!.row ?? 0)}: ${errors[0]!.message}`);
  return records.flatMap((cells, index) => {
    if (cells.join('') === '') return [];
    const place = `${path}:${lineOf(data, index + 1)}`;
    if (cells.length !== columns.length)
      throw new Error(`${place}: ${cells.length} cells for ${columns.length} columns`);
    const row = Object.fromEntries(columns.map((name, at) => [name, cells[at]!]).filter(([, cell]) => cell !== ''));
    return [checked(schema, row, () => place)];
  });
}

/**
 * Returns a function that finds the description of something in another language, by its key in a table.
 * @throws when a table has no such key
 */
export function describedIn(path: string): (key: string) => { description: string } {
  const rows = readTable(path, z.strictObject({ key: z.string(), description: z.string() }));
  const descriptions = new Map(rows.map(({ key, description }) => [key, description]));
  return (key) => {
    const description = descriptions.get(key);
    if (description === undefined) throw new Error(`${path}: ${key} is missing`);
    return { description };
  };
}

/** Returns the line of a record, which counts the line breaks within cells. */
function lineOf(data: readonly string[][], record: number): number {
  return 1 + data.slice(0, record).reduce((lines, cells) => lines + cells.join('').split('\n').length, 0);
}

/**
 * Returns the elements of a JSON file that holds an array, their fields in the order in which they are written.
 * @throws Error with file and line when an element does not meet the schema
 */
export function readList<Element>(path: string, schema: z.ZodMiniType<Element>): Element[] {
  const text = textOf(path);
  const lines = linesOfElements(text);
  const elements = JSON.parse(text) as Element[];
  return elements.map((element, index) => {
    checked(schema, element, () => `${path}:${lines[index]}`);
    return element;
  });
}

/** Returns the line on which each object directly in the outer array begins. */
function linesOfElements(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]\n]/g)) {
    if (sign === '\n') line += 1;
    if (sign === '{' && depth === 1) lines.push(line);
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') depth -= 1;
  }
  return lines;
}

/**
 * Returns the articles of a folder: `slug` is the name of the file, the other fields are its front matter, and `content`
 * is its text as HTML.
 * @throws Error with file and line when the front matter does not meet the schema
 */
export function readArticles<Article>(folder: string, schema: z.ZodMiniType<Article>): Article[] {
  const files = readdirSync(`${FOLDER}${folder}`).filter((file) => file.endsWith('.md'));
  return files.sort().map((file) => {
    const path = `${folder}/${file}`;
    const [, front = '', body] = /^---\n(.*?)\n---\n(.*)$/s.exec(textOf(path)) ?? [];
    if (body === undefined) throw new Error(`${path}:1: the file does not begin with front matter`);
    const fields = front.split('\n').map((line) => /^(\w+): (.*)$/.exec(line)?.slice(1) ?? [line, '']);
    const values = fields.map(([name, value]) => [name, value!.startsWith('"') ? JSON.parse(value!) : value]);
    return checked(
      schema,
      { ...Object.fromEntries(values), slug: file.slice(0, -'.md'.length), content: htmlOf(body) },
      (name) => `${path}:${fields.findIndex(([field]) => field === name) + 2}`,
    );
  });
}

/** Renders Markdown. Each table row is one line, like the output of the blog's editor. */
function htmlOf(markdown: string): string {
  const { html } = markdownToHtml(markdown, { features: { gfm: true, rawHtml: true, smartPunctuation: false } });
  return html.trim().replace(/(?<=<tr>|<\/t[hd]>|<thead>)\n|\n(?=<\/thead>)/g, '');
}

function textOf(path: string): string {
  return readFileSync(`${FOLDER}${path}`, 'utf8');
}

/** @param placeOf the file and line of a field */
function checked<Value>(schema: z.ZodMiniType<Value>, value: unknown, placeOf: (field: string) => string): Value {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [{ path, message, ...issue }] = read.error.issues as [z.core.$ZodIssue];
  const names = 'keys' in issue ? issue.keys : path;
  const field = String(names[0] ?? '');
  const given = (value as Record<string, unknown>)[field];
  throw new Error(
    `${placeOf(field)}: ${names.join('.')}: ${given === undefined ? 'missing' : JSON.stringify(given)}: ${message}`,
  );
}
