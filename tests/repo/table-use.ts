import ts from 'typescript';
import { parse } from './imports.ts';
import { filesUnder, textOf } from './source.ts';

/** A table of the schema: its name in SQL, and the context that owns it, which is the folder of its file. */
export interface OwnedTable {
  name: string;
  context: string;
}

/** The tables that a file writes and reads, by their names in SQL. */
export interface TableUse {
  file: string;
  writes: ReadonlySet<string>;
  reads: ReadonlySet<string>;
}

/** Returns the tables of the schema, by their names in the code, without virtual tables and views. */
export function ownedTables(): ReadonlyMap<string, OwnedTable> {
  const tables = new Map<string, OwnedTable>();
  for (const file of filesUnder('functions/db/schema', /\.ts$/)) {
    const [, context] = /^functions\/db\/schema\/([^/]+)\//.exec(file) ?? [];
    if (!context) continue;
    parse(file, textOf(file)).forEachChild((node) => {
      if (!ts.isVariableStatement(node)) return;
      for (const { name, initializer } of node.declarationList.declarations) {
        if (!initializer || !ts.isCallExpression(initializer) || !ts.isIdentifier(name)) continue;
        const [sqlName] = initializer.arguments;
        if (initializer.expression.getText() !== 'sqliteTable' || !sqlName || !ts.isStringLiteral(sqlName)) continue;
        tables.set(name.text, { name: sqlName.text, context });
      }
    });
  }
  return tables;
}

const WRITERS = /^(insert|update|delete)$/;
const WRITTEN_IN_SQL = /\b(?:INSERT (?:OR \w+ )?INTO|UPDATE(?: OR \w+)?|DELETE FROM)\s+"?(\w+)"?/g;
const READ_IN_SQL = /\b(?:FROM|JOIN)\s+"?(\w+)"?/g;

/** Returns the tables that a file writes and reads: through the query builder, `insertInto`, or its own SQL. */
export function tableUseOf(file: string, tables: ReadonlyMap<string, OwnedTable>): TableUse {
  const source = parse(file, textOf(file));
  const inSql = new Set([...tables.values()].map(({ name }) => name));
  const known = new Map([...tables].map(([name, table]) => [name, table.name]));
  const writes = new Set<string>();
  const reads = new Set<string>();
  const imported = new Set<string>();

  const noteSql = (text: string) => {
    for (const [, name] of text.matchAll(WRITTEN_IN_SQL)) if (inSql.has(name!)) writes.add(name!);
    for (const [, name] of text.matchAll(READ_IN_SQL)) if (inSql.has(name!)) reads.add(name!);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node)) {
      const original = (node.propertyName ?? node.name).text;
      if (known.has(original)) {
        known.set(node.name.text, known.get(original)!);
        imported.add(node.name.text);
      }
      return;
    }
    // `const table = stockNotices` and `alias(categories, 'parents')` give a table another name.
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const meant = ts.isCallExpression(node.initializer) ? node.initializer.arguments[0] : node.initializer;
      const isAlias = !ts.isCallExpression(node.initializer) || node.initializer.expression.getText() === 'alias';
      if (isAlias && meant && ts.isIdentifier(meant) && imported.has(meant.text)) {
        known.set(node.name.text, known.get(meant.text)!);
        imported.add(node.name.text);
      }
    }
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const callee = node.expression;
      const method = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
      if (first && ts.isIdentifier(first) && imported.has(first.text)) {
        if (method === 'insertInto' || (WRITERS.test(method) && ts.isPropertyAccessExpression(callee))) {
          writes.add(known.get(first.text)!);
        }
      }
    }
    if (ts.isIdentifier(node) && imported.has(node.text)) reads.add(known.get(node.text)!);
    if (ts.isStringLiteralLike(node)) noteSql(node.text);
    if (ts.isTemplateExpression(node)) {
      noteSql([node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ? '));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { file, writes, reads };
}
