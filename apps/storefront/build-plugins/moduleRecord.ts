import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * The content of the browser's build, written to `.vite/modules.json` beside the manifest. A module's name is
 * its path relative to the workspace.
 */
export interface ModuleRecord {
  /** By chunk: the gzip size in bytes of each module in the chunk. Each module is compressed alone. */
  readonly chunks: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By module: its static imports. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

/**
 * Records the chunk and the imports of each module, so that the budget check can explain why a page has
 * grown.
 */
export function moduleRecord(root: string): Plugin {
  const nameOf = (id: string) => path.relative(root, id.replace('\0', '')).replace(/\?.*/, '');
  return {
    name: 'luxe:module-record',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks: Record<string, Record<string, number>> = {};
      const imports: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const sizes: Record<string, number> = {};
        for (const [id, { code }] of Object.entries(chunk.modules))
          if (code) sizes[nameOf(id)] = gzipSync(code).length;
        chunks[chunk.fileName] = sizes;
      }
      for (const id of this.getModuleIds())
        (imports[nameOf(id)] ??= []).push(...(this.getModuleInfo(id)?.importedIds.map(nameOf) ?? []));
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify({ chunks, imports } satisfies ModuleRecord),
      });
    },
  };
}
