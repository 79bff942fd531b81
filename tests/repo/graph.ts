import type { Import } from './imports.ts';

/** Which names lead to which. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Files and the files they import. */
export function fileGraph(imports: ReadonlyMap<string, readonly Import[]>): Graph {
  return new Map(
    [...imports].map(([file, named]) => [file, new Set(named.flatMap(({ target }) => (target ? [target] : [])))]),
  );
}

/** Rings: names that lead back to themselves, each ring once and closed by the name it begins with. */
export function ringsOf(graph: Graph): string[][] {
  const rings: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (name: string): void => {
    const at = path.indexOf(name);
    if (at >= 0) {
      rings.push([...path.slice(at), name]);
      return;
    }
    if (done.has(name)) return;
    path.push(name);
    for (const next of graph.get(name) ?? []) visit(next);
    path.pop();
    done.add(name);
  };
  for (const name of graph.keys()) visit(name);
  return rings;
}

/** Every import that runs when these files do, the files' own and those of all they lead to. */
export function importsReachedFrom(roots: string[], imports: ReadonlyMap<string, readonly Import[]>): Import[] {
  const seen = new Set<string>();
  const reached: Import[] = [];
  const waiting = [...roots];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const found of imports.get(file) ?? []) {
      if (found.isType) continue;
      reached.push(found);
      if (found.target) waiting.push(found.target);
    }
  }
  return reached;
}
