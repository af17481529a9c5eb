import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { boundaryRules, cruiseOptions, readProjects, type Project } from './boundaries.ts';
import { findFolderCycles } from './folderCycles.ts';

/** A wrong import: the violated rule, the importing file and the imported file. */
export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Reads every source of the projects and of Storybook below `root`. Returns the wrong imports and the number
 * of files.
 */
export async function findViolations(
  root: string,
  projects: readonly Project[],
): Promise<{ violations: Violation[]; files: number }> {
  const { output } = await cruise([...projects.map(({ folder }) => folder), '.storybook'], {
    ...cruiseOptions(projects),
    baseDir: root,
  });
  if (typeof output === 'string') throw new Error(output);
  const { modules, summary } = output as ICruiseResult;
  const sources = new Set(modules.map(({ source }) => source));
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }) => (sources.has(resolved) ? [{ from: source, to: resolved }] : [])),
  );
  const cycles = findFolderCycles(imports.filter(({ to }) => !to.includes('node_modules')));
  return {
    violations: [
      ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...cycles.flat().map((step) => ({ rule: 'no-folder-cycles', ...step })),
    ],
    files: summary.totalCruised,
  };
}

const folderCycleComment =
  'These imports between folders form a cycle. Move what both need into a lower folder, or pass it as a parameter.';

if (import.meta.main) {
  const root = process.cwd();
  const projects = readProjects(root);
  const { violations, files } = await findViolations(root, projects);
  const comments = new Map(boundaryRules(projects).map(({ name, comment }) => [name, comment]));
  comments.set('no-folder-cycles', folderCycleComment);
  for (const { rule, from, to } of violations)
    process.stdout.write(`${from} → ${to}\n  ${rule}: ${comments.get(rule)}\n`);
  process.stdout.write(`${files} files, ${violations.length} wrong imports\n`);
  process.exit(violations.length ? 1 : 0);
}
