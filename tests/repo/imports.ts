import { posix } from 'node:path';
import ts from 'typescript';
import { filesUnder, textOf } from './source.ts';

export interface Import {
  from: string;
  /** As written in the code. */
  specifier: string;
  /** The path of the imported file in the repository; undefined for a package. */
  target: string | undefined;
  /** Whether it is a type import, which does not exist at run time. */
  isType: boolean;
}

/** Returns the imports of the programs, by file. Tests are left out: they may import anything. */
export function readImports(): ReadonlyMap<string, readonly Import[]> {
  const files = ['contract', 'panchang', 'functions', 'demo', 'src', 'admin'].flatMap((folder) =>
    filesUnder(folder, /(?<!\.d|\.test)\.(ts|tsx|astro)$/),
  );
  return new Map(files.map((file) => [file, importsOf(file, textOf(file))]));
}

/** Returns the imports of a file. For an Astro component, these are the imports of its frontmatter and its scripts. */
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

/** Parses TypeScript by the file's ending: `<T>(a: T) => a` is JSX in a .tsx file. */
export function parse(file: string, code: string): ts.SourceFile {
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
}

/** Returns the parts of a file that are TypeScript. */
function codeOf(file: string, text: string): string[] {
  if (!file.endsWith('.astro')) return [text];
  return [frontmatterOf(text), ...scriptsOf(text)];
}

export function frontmatterOf(component: string): string {
  return /^---\n(.*?)\n---$/ms.exec(component)?.[1] ?? '';
}

/** Returns the code of a component's own scripts, which run in the browser. */
export function scriptsOf(component: string): string[] {
  return [...component.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!);
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  return undefined;
}
