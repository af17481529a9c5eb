import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

/**
 * Returns the sources of the shop that the given files load: their static imports, and the imports of those.
 * `import()` is not followed. A given file loads all that it exports. An import of a name from an index file
 * leads to the file that declares the name, because the bundler drops the rest of the index. Throws for a
 * file that does not exist.
 */
export type FindLoaded = (files: readonly string[]) => ReadonlySet<string>;

/** Reads the packages of the workspace, and returns a function that reads each source once. */
export function createFindLoaded(root: string): FindLoaded {
  const packages = readPackages(root);
  const cache = new Map<string, Source>();
  const read = (file: string): Source => {
    const source = cache.get(file) ?? readSource(file, packages);
    cache.set(file, source);
    return source;
  };
  return (files) => {
    const loaded = new Set(files);
    for (const file of files)
      for (const [from, name] of read(file).forwards.values()) loaded.add(findDeclaration(read, from, name));
    for (const file of loaded)
      for (const [from, names] of read(file).imports)
        for (const name of names.length ? names : ['*']) loaded.add(findDeclaration(read, from, name));
    return loaded;
  };
}

/** The folder of each package, and the file behind each of its exports. */
type Packages = ReadonlyMap<
  string,
  { readonly folder: string; readonly exports: Readonly<Record<string, string>> }
>;

function readPackages(root: string): Packages {
  return new Map(
    globSync('packages/{*,features/*}/package.json', { cwd: root }).map((file) => {
      const { name, exports } = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
      return [name, { folder: path.join(root, path.dirname(file)), exports }];
    }),
  );
}

interface Source {
  /** Imported files with the imported names; no name stands for all names. */
  readonly imports: readonly (readonly [file: string, names: readonly string[]])[];
  /** By exported name: the file that it comes from, and its name there. */
  readonly forwards: ReadonlyMap<string, readonly [file: string, name: string]>;
}

/** Follows re-exports from a file to the file that declares a name. */
function findDeclaration(read: (file: string) => Source, file: string, name: string): string {
  const from = read(file).forwards.get(name);
  return from ? findDeclaration(read, ...from) : file;
}

/** The parts of a syntax tree that imports and re-exports have. */
interface Statement {
  readonly type: string;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly source?: { readonly value: string } | null;
  readonly specifiers?: readonly Specifier[];
}
interface Specifier {
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly imported?: { readonly name: string };
  readonly local: { readonly name: string };
  readonly exported?: { readonly name: string };
}

function readSource(file: string, packages: Packages): Source {
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  const imports: [string, string[]][] = [];
  const forwards = new Map<string, [string, string]>();
  if (!/\.tsx?$/.test(file)) return { imports, forwards };
  const { body } = parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  for (const { type, importKind, exportKind, source, specifiers = [] } of body as unknown as Statement[]) {
    const from = source && resolve(file, source.value, packages);
    if (!from || importKind === 'type' || exportKind === 'type') continue;
    const values = specifiers.filter((one) => one.importKind !== 'type' && one.exportKind !== 'type');
    if (type === 'ImportDeclaration' && (values.length || !specifiers.length))
      imports.push([from, values.map(({ imported }) => imported?.name ?? '*')]);
    if (type === 'ExportNamedDeclaration')
      for (const { exported, local } of values) if (exported) forwards.set(exported.name, [from, local.name]);
    if (type === 'ExportAllDeclaration') imports.push([from, []]);
  }
  return { imports, forwards };
}

/** The file of an import, `undefined` for a library and for a file that is no source, such as a style. */
function resolve(file: string, specifier: string, packages: Packages): string | undefined {
  if (/\.(css|svg)(\?|$)/.test(specifier)) return undefined;
  if (specifier.startsWith('.')) return path.resolve(path.dirname(file), specifier);
  const [, name = '', rest = ''] = /^(@[^/]+\/[^/]+)(\/.*)?$/.exec(specifier) ?? [];
  const found = packages.get(name);
  const target = found?.exports[`.${rest}`];
  return found && target ? path.join(found.folder, target) : undefined;
}
