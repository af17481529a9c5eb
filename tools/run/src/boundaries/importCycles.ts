/** One import between two files, both relative to the root of the workspace. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** For each node, the nodes that it imports, each with one of the imports as an example. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, Import>>;

/**
 * Finds cycles of imports between nodes, such as files or folders. `nodeOf` returns the node of a file.
 * Returns each cycle as the imports that form it. Each node that is in a cycle is in one of those returned.
 */
export function findCycles(imports: readonly Import[], nodeOf: (file: string) => string): Import[][] {
  const graph = withoutLeaves(toGraph(imports, nodeOf));
  const seen = new Set<string>();
  const cycles: Import[][] = [];
  for (const node of graph.keys()) {
    if (seen.has(node)) continue;
    const cycle = shortestCycle(graph, node);
    for (const { from } of cycle) seen.add(nodeOf(from));
    if (cycle.length > 0) cycles.push(cycle);
  }
  return cycles;
}

/** Finds files that import each other, directly or through other files. */
export const findFileCycles = (imports: readonly Import[]): Import[][] => findCycles(imports, (file) => file);

function toGraph(imports: readonly Import[], nodeOf: (file: string) => string): Graph {
  const graph = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [nodeOf(one.from), nodeOf(one.to)];
    if (from === to) continue;
    const targets = graph.get(from) ?? new Map<string, Import>();
    if (!targets.has(to)) targets.set(to, one);
    graph.set(from, targets);
  }
  return graph;
}

/**
 * Removes nodes from which no path leads into a cycle, again and again. Usually nothing remains, so that the
 * search for cycles has nothing to do.
 */
function withoutLeaves(graph: Graph): Graph {
  const importers = new Map<string, string[]>();
  const remaining = new Map<string, number>();
  for (const [from, targets] of graph) {
    remaining.set(from, targets.size);
    for (const to of targets.keys()) {
      const known = importers.get(to);
      if (known) known.push(from);
      else importers.set(to, [from]);
    }
  }
  const leaves = [...importers.keys()].filter((node) => !graph.has(node));
  for (let leaf = leaves.pop(); leaf !== undefined; leaf = leaves.pop())
    for (const importer of importers.get(leaf) ?? []) {
      const left = (remaining.get(importer) ?? 0) - 1;
      remaining.set(importer, left);
      if (left === 0) leaves.push(importer);
    }
  return new Map([...graph].filter(([node]) => (remaining.get(node) ?? 0) > 0));
}

/** Searches breadth-first from a node back to itself. Empty when no path leads back. */
function shortestCycle(graph: Graph, start: string): Import[] {
  const paths = new Map<string, readonly Import[]>([[start, []]]);
  for (const [node, route] of paths)
    for (const [target, example] of graph.get(node) ?? []) {
      if (target === start) return [...route, example];
      if (!paths.has(target)) paths.set(target, [...route, example]);
    }
  return [];
}
