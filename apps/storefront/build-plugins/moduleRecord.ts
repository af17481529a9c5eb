import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What the browser's build is made of; `.vite/modules.json` beside the manifest. Modules are named by their path below the workspace. */
export interface ModuleRecord {
  /** By chunk: what each module adds to it, in bytes of gzip. */
  readonly chunks: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By module: what it imports before it runs. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

/** Writes down which module went where, and who imports it, so that a page that has grown can say why. */
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
