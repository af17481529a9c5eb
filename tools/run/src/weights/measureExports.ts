import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** What one entry of a package costs a page that imports nothing else of it. */
export interface ExportWeight {
  /** The entry as its package names it, without "./": `button`. */
  readonly name: string;
  /** Bytes of minified code, gzip level 9, with everything it imports but the frame. */
  readonly gzipBytes: number;
  /** What comes with it, in order of the alphabet: other folders of the package, other packages, libraries (Radix as one). */
  readonly brings: readonly string[];
}

/** Libraries that every page has anyway: they are no entry's cost. */
const frame = /^(react|react-dom|scheduler|styled-components)(\/|$)/;

/** What every component has. */
const everywhere = ['@luxe/tokens'];

/** What the bundler adds, once, for a whole page. */
const bundlersOwn = /\0(vite|rolldown)\//;

/**
 * Builds every entry of a package at once, module by module, and weighs each entry with all that it statically imports. What is loaded by
 * `import()` costs nothing until it is wanted.
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
      const home = partName(entry, folder);
      const brings = new Set(parts.map((chunk) => partName(chunk, folder)));
      for (const taken of [home, ...everywhere]) brings.delete(taken);
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
        external: frame,
        output: { preserveModules: true, entryFileNames: '[name].js' },
      },
    },
  });
  return [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((part) => part.type === 'chunk');
}

/** A module and all it imports before it runs, each once. */
function closure(
  entry: Rolldown.OutputChunk,
  byFile: ReadonlyMap<string, Rolldown.OutputChunk>,
): Rolldown.OutputChunk[] {
  const seen = new Set([entry]);
  for (const chunk of seen)
    for (const file of chunk.imports) {
      const next = byFile.get(file);
      if (next && !next.moduleIds.some((id) => bundlersOwn.test(id))) seen.add(next);
    }
  return [...seen];
}

/** The folder of the package, or the library, that a module belongs to. */
function partName({ facadeModuleId, moduleIds }: Rolldown.OutputChunk, folder: string): string {
  const id = facadeModuleId ?? moduleIds[0] ?? '';
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  if (library) return library.startsWith('@radix-ui/') ? '@radix-ui' : library;
  const inside = path.relative(path.join(folder, 'src'), id);
  if (!inside.startsWith('..')) return inside.split(path.sep)[0] ?? inside;
  const [, other, part] = /packages\/([^/]+)\/src\/([^/.]+)/.exec(id) ?? [];
  if (!other) return id.replace('\0', '').split('/')[0] ?? id;
  return other === 'tokens' ? '@luxe/tokens' : `@luxe/${other}/${part}`;
}
