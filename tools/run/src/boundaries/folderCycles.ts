import path from 'node:path';

/** One import between two files, both relative to the root of the workspace. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Nothing imports these files, so their own imports cannot close a cycle. */
const isTest = (file: string) => /\.(test|spec|stories)\.tsx?$/.test(file);

/**
 * Finds folders that import each other, directly or through other folders. Type-only imports count. Returns
 * cycles as the imports that form them. Each such folder is in at least one of the cycles.
 */
export function findFolderCycles(imports: readonly Import[]): Import[][] {
  const graph = toFolderGraph(imports);
  const seen = new Set<string>();
  const cycles: Import[][] = [];
  for (const folder of graph.keys()) {
    if (seen.has(folder)) continue;
    const cycle = shortestCycle(graph, folder);
    for (const { from } of cycle) seen.add(path.dirname(from));
    if (cycle.length > 0) cycles.push(cycle);
  }
  return cycles;
}

/** For each folder, the folders that it imports, each with one of the imports as an example. */
type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, Import>>;

function toFolderGraph(imports: readonly Import[]): FolderGraph {
  const graph = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [path.dirname(one.from), path.dirname(one.to)];
    if (from === to || isTest(one.from)) continue;
    const targets = graph.get(from) ?? new Map<string, Import>();
    if (!targets.has(to)) targets.set(to, one);
    graph.set(from, targets);
  }
  return graph;
}

/** Searches breadth-first from a folder back to itself. Empty when no path leads back. */
function shortestCycle(graph: FolderGraph, start: string): Import[] {
  const paths = new Map<string, readonly Import[]>([[start, []]]);
  for (const [folder, route] of paths)
    for (const [target, example] of graph.get(folder) ?? []) {
      if (target === start) return [...route, example];
      if (!paths.has(target)) paths.set(target, [...route, example]);
    }
  return [];
}
