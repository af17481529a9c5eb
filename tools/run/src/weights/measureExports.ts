import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** The size that one entry adds to a page that imports nothing else from its package. */
export interface ExportWeight {
  /** The name of the entry in its package, without "./": `button`. */
  readonly name: string;
  /** Size in bytes of the minified code, gzip level 9, with all imports except framework libraries. */
  readonly gzipBytes: number;
  /**
   * Sorted names of everything that the entry imports: other folders of its package, other packages and
   * libraries. All packages of Radix have one name.
   */
  readonly brings: readonly string[];
}

/** Framework libraries. Their size does not count, because every page loads them anyway. */
const framework = /^(react|react-dom|scheduler|styled-components)(\/|$)/;

/** Packages that the list of imports omits, because every component imports them. */
const everywhere = ['@luxe/tokens'];

/** Matches modules that the bundler adds. Their size does not count, because a page loads them only once. */
const bundlerModules = /\0(vite|rolldown)\//;

/**
 * Builds all entries of a package as separate modules and measures each entry with all its static imports.
 * Code that is loaded by `import()` does not count.
 */
export async function measureExports(folder: string): Promise<readonly ExportWeight[]> {
  const { exports: entries } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const scripts = Object.entries(entries).filter(([, file]) => /\.tsx?$/.test(file));
  const chunks = await buildModules(
    Object.fromEntries(scripts.map(([name, file]) => [name.replace('./', ''), path.join(folder, file)])),
  );
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return chunks
    .filter(({ isEntry }) => isEntry)
    .map((entry) => {
      const parts = closure(entry, byFile);
      const code = parts.map((chunk) => chunk.code).join('\n');
      const ownPart = partName(entry, folder);
      const brings = new Set(parts.map((chunk) => partName(chunk, folder)));
      for (const part of [ownPart, ...everywhere]) brings.delete(part);
      return {
        name: entry.name,
        gzipBytes: gzipSync(code, { level: 9 }).length,
        brings: [...brings].sort(),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

async function buildModules(input: Record<string, string>): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.SSR': 'false' },
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        external: framework,
        output: { preserveModules: true, entryFileNames: '[name].js' },
      },
    },
  });
  return [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((part) => part.type === 'chunk');
}

/** A module and all its static imports, without duplicates. */
function closure(
  entry: Rolldown.OutputChunk,
  byFile: ReadonlyMap<string, Rolldown.OutputChunk>,
): Rolldown.OutputChunk[] {
  const seen = new Set([entry]);
  for (const chunk of seen)
    for (const file of chunk.imports) {
      const next = byFile.get(file);
      if (next && !next.moduleIds.some((id) => bundlerModules.test(id))) seen.add(next);
    }
  return [...seen];
}

/** The package folder or library to which a module belongs. */
function partName({ facadeModuleId, moduleIds }: Rolldown.OutputChunk, folder: string): string {
  const id = facadeModuleId ?? moduleIds[0] ?? '';
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  if (library) return library.startsWith('@radix-ui/') ? '@radix-ui' : library;
  const inside = path.relative(path.join(folder, 'src'), id);
  if (!inside.startsWith('..')) return lastFolder(inside);
  const [, other, file] = /packages\/([^/]+)\/src\/(.+)/.exec(id) ?? [];
  if (!other || !file) return id.replace('\0', '').split('/')[0] ?? id;
  return other === 'tokens' ? '@luxe/tokens' : `@luxe/${other}/${lastFolder(file)}`;
}

/** The folder of a file, without its area: `select` for `forms/select/Select.tsx`. */
function lastFolder(file: string): string {
  const { dir, name } = path.parse(file);
  return dir ? path.basename(dir) : name;
}
