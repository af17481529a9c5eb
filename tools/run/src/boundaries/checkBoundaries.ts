import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { boundaryRules, cruiseOptions, readProjects, type Project } from './boundaries.ts';
import { findFolderCycles } from './folderCycles.ts';
import { findFileCycles } from './importCycles.ts';

/** A wrong import: the violated rule, the importing file and the imported file. */
export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

interface Result {
  readonly violations: Violation[];
  /** The number of files that were read. */
  readonly files: number;
}

/** Reads every source of the projects and of Storybook below `root`, and returns the wrong imports. */
export async function findViolations(root: string, projects: readonly Project[]): Promise<Result> {
  const { modules, summary } = await read(root, projects, [
    ...projects.map(({ folder }) => folder),
    '.storybook',
  ]);
  const sources = new Set(modules.map(({ source }) => source));
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved, dependencyTypes }) =>
      sources.has(resolved) && !resolved.includes('node_modules')
        ? [{ from: source, to: resolved, isType: dependencyTypes.includes('type-only') }]
        : [],
    ),
  );
  const steps = (rule: string, cycles: readonly (readonly { from: string; to: string }[])[]) =>
    cycles.flat().map(({ from, to }) => ({ rule, from, to }));
  return {
    violations: [
      ...violationsOf(summary),
      ...steps('no-circles', findFileCycles(imports.filter(({ isType }) => !isType))),
      ...steps('no-folder-cycles', findFolderCycles(imports)),
    ],
    files: summary.totalCruised,
  };
}

/** Like `findViolations`, for the imports of these files only. It finds no cycles. */
export async function findViolationsOf(
  root: string,
  projects: readonly Project[],
  files: readonly string[],
): Promise<Result> {
  const { summary } = await read(root, projects, files, { maxDepth: 1 });
  return { violations: violationsOf(summary), files: files.length };
}

async function read(
  root: string,
  projects: readonly Project[],
  files: readonly string[],
  options: { maxDepth?: number } = {},
): Promise<ICruiseResult> {
  const { output } = await cruise([...files], { ...cruiseOptions(projects), ...options, baseDir: root });
  if (typeof output === 'string') throw new Error(output);
  return output as ICruiseResult;
}

const violationsOf = ({ violations }: ICruiseResult['summary']): Violation[] =>
  violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));

const cycleComments = [
  [
    'no-circles',
    'These imports form a cycle, which has no direction. Move what both need into a file below them.',
  ],
  [
    'no-folder-cycles',
    'These imports between folders form a cycle. Move what both need into a lower folder, or pass it as a parameter.',
  ],
] as const;

if (import.meta.main) {
  const root = process.cwd();
  const projects = readProjects(root);
  const requested = process.argv.slice(2);
  const { violations, files } = requested.length
    ? await findViolationsOf(root, projects, requested)
    : await findViolations(root, projects);
  const comments = new Map<string, string | undefined>([
    ...boundaryRules(projects).map(({ name, comment }) => [name ?? '', comment] as const),
    ...cycleComments,
  ]);
  for (const { rule, from, to } of violations)
    process.stdout.write(`${from} → ${to}\n  ${rule}: ${comments.get(rule)}\n`);
  process.stdout.write(`${files} files, ${violations.length} wrong imports\n`);
  process.exit(violations.length ? 1 : 0);
}
