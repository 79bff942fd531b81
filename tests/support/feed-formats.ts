/*
 * Readers that are as strict as the services that read the shop's feeds: one malformed part fails the whole document.
 */

export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  /** The text of the element itself. */
  text: string;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
// XML 1.0 allows only these characters.
const NO_CHARACTER = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

/**
 * Parses XML without a document type.
 * @throws when it is not well formed
 */
export function readXml(source: string): { root: Element } {
  if (NO_CHARACTER.test(source)) throw new Error('There is a character XML cannot hold.');
  const body = source.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, '');
  if (body === source) throw new Error('The XML declaration is missing.');
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  let at = 0;
  for (const tag of body.matchAll(/<(\/?)([a-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/gi)) {
    const [whole, closing, name = '', attributes = '', empty] = tag;
    open.at(-1)!.text += unescaped(body.slice(at, tag.index));
    at = tag.index + whole.length;
    if (closing) {
      if (open.pop()!.name !== name) throw new Error(`</${name}> closes something else.`);
      continue;
    }
    const element: Element = { name, attributes: attributesOf(attributes), children: [], text: '' };
    open.at(-1)!.children.push(element);
    if (!empty) open.push(element);
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)!.name}> is never closed.`);
  if (body.slice(at).trim() !== '' || top.children.length !== 1) throw new Error('There is not one root.');
  return { root: top.children[0]! };
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name, value]) => [name, unescaped(value!)]),
  );
}

function unescaped(text: string): string {
  if (/[<]|&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(text)) throw new Error(`This is not escaped: ${text.slice(0, 80)}`);
  return text.replace(/&(?:#(\d+)|(\w+));/g, (_, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number(code)) : ENTITIES[name]!,
  );
}

/** Returns the texts of all descendants with this name. */
export function textsIn({ children }: Element, name: string): string[] {
  return children.flatMap((child) => [...(child.name === name ? [child.text] : []), ...textsIn(child, name)]);
}

/**
 * Parses CSV by RFC 4180 into rows, keyed by the names in the first row.
 * @throws when a quote or a row is malformed
 */
export function readCsv(source: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < source.length) {
    const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
    field.lastIndex = at;
    const found = field.exec(source);
    if (!found) throw new Error(`This is no field: ${source.slice(at, at + 80)}`);
    const [whole, quoted, bare = '', end] = found;
    rows.at(-1)!.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    at += whole.length;
    if (end === '\r\n' && at < source.length) rows.push([]);
  }
  const [names = [], ...values] = rows;
  return values.map((row) => {
    if (row.length !== names.length) throw new Error(`This row has ${row.length} fields: ${row.join()}`);
    return Object.fromEntries(names.map((name, index) => [name, row[index]!]));
  });
}
