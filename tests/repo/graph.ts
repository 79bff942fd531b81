import type { Import } from './imports.ts';

/** For each name, the names it leads to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the graph of files and the files they import. */
export function fileGraph(imports: ReadonlyMap<string, readonly Import[]>): Graph {
  return new Map(
    [...imports].map(([file, named]) => [file, new Set(named.flatMap(({ target }) => (target ? [target] : [])))]),
  );
}

/** Returns the cycles of a graph, each once and closed by its first name. */
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

/** Returns every import that runs when these files run, including those of the files they import. */
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
