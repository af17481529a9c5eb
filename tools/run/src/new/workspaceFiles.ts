import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

/**
 * Reads and changes files of a workspace. Nothing is written before `commit`, so a command that fails leaves
 * the workspace as it was. Paths are relative to the root of the workspace.
 */
export interface WorkspaceFiles {
  has(file: string): boolean;
  read(file: string): string;
  /** Adds a new file, formatted. Rejects when the file exists. */
  create(file: string, text: string): Promise<void>;
  /** Replaces a file by a function of its text, which inserts lines. Does not format it again. */
  edit(file: string, change: (text: string) => string): void;
  /** Writes all new and changed files. Returns their paths, in order and without duplicates. */
  commit(): readonly string[];
}

export function openWorkspaceFiles(root: string): WorkspaceFiles {
  const pending = new Map<string, string>();
  const has = (file: string) => pending.has(file) || existsSync(path.join(root, file));
  const read = (file: string) => pending.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  return {
    has,
    read,
    async create(file, text) {
      if (has(file)) throw new Error(`${file} already exists.`);
      const filepath = path.join(root, file);
      const style = await resolveConfig(filepath);
      // Prettier has no parser for SQL.
      pending.set(file, file.endsWith('.sql') ? text : await format(text, { ...style, filepath }));
    },
    edit: (file, change) => void pending.set(file, change(read(file))),
    commit() {
      for (const [file, text] of pending) {
        const target = path.join(root, file);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, text);
      }
      return [...pending.keys()];
    },
  };
}

const isBuilt = (file: string) => /(?:^|[/\\])(?:node_modules|build|\.react-router|\.cache)[/\\]/.test(file);

/**
 * The files in a folder and below it whose names match, sorted: TypeScript files by default. None when the
 * folder does not exist. Omits packages and build results.
 */
export function sourcesIn(root: string, folder: string, pattern = /\.tsx?$/): string[] {
  const target = path.join(root, folder);
  if (!existsSync(target)) return [];
  return readdirSync(target, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !isBuilt(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .sort();
}
