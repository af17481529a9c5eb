import path from 'node:path';
import { findCycles, type Import } from './importCycles.ts';

/** Nothing imports these files, so their own imports cannot close a cycle. */
const isTest = (file: string) => /\.(test|spec|stories)\.tsx?$/.test(file);

/**
 * Finds folders that import each other, directly or through other folders. Type-only imports count. Returns
 * cycles as the imports that form them. Each such folder is in at least one of the cycles.
 */
export const findFolderCycles = (imports: readonly Import[]): Import[][] =>
  findCycles(
    imports.filter(({ from }) => !isTest(from)),
    path.dirname,
  );
