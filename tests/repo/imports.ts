import { posix } from 'node:path';
import ts from 'typescript';
import { filesUnder, textOf } from './source.ts';

/** One file naming another, or a package. */
export interface Import {
  from: string;
  /** As it is written. */
  specifier: string;
  /** The file of the repository that is meant; nothing for a package. */
  target: string | undefined;
  /** Gone when the program runs. */
  isType: boolean;
}

/** What the imports of the programs are, by the file they stand in. Tests stand outside: they may look everywhere. */
export function readImports(): ReadonlyMap<string, readonly Import[]> {
  const files = ['contract', 'panchang', 'functions', 'demo', 'src', 'admin'].flatMap((folder) =>
    filesUnder(folder, /(?<!\.d|\.test)\.(ts|tsx|astro)$/),
  );
  return new Map(files.map((file) => [file, importsOf(file, textOf(file))]));
}

/** The imports of a file. Of an Astro component: those of its frontmatter and of its scripts. */
export function importsOf(file: string, text: string): Import[] {
  return codeOf(file, text).flatMap((code) => {
    const parsed = parse(file, code);
    const found: Import[] = [];
    const note = (specifier: string, isType: boolean) =>
      found.push({ from: file, specifier, target: targetOf(file, specifier), isType });
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) {
        note(
          (node.moduleSpecifier as ts.StringLiteral).text,
          node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
        );
      } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
        note((node.moduleSpecifier as ts.StringLiteral).text, node.isTypeOnly);
      } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const [named] = node.arguments;
        if (named && ts.isStringLiteral(named)) note(named.text, false);
      } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
        note((node.argument.literal as ts.StringLiteral).text, true);
      }
      ts.forEachChild(node, visit);
    };
    visit(parsed);
    return found;
  });
}

/** A piece of TypeScript as its file's ending has it read: `<T>(a: T) => a` is markup in a .tsx file. */
export function parse(file: string, code: string): ts.SourceFile {
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
}

/** The pieces of a file that are TypeScript. */
function codeOf(file: string, text: string): string[] {
  if (!file.endsWith('.astro')) return [text];
  return [frontmatterOf(text), ...scriptsOf(text)];
}

export function frontmatterOf(component: string): string {
  return /^---\n(.*?)\n---$/ms.exec(component)?.[1] ?? '';
}

/** What a component's own scripts say; they run in the browser. */
export function scriptsOf(component: string): string[] {
  return [...component.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!);
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  return undefined;
}
