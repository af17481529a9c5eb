import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { printType, readProps, type Prop } from './readProps.ts';

/** A name that a package exports. */
export interface ExportedName {
  readonly name: string;
  /** The type as text. Of a type: its members. */
  readonly type: string;
  /** The props of a component or the fields of an object type. Undefined for anything else. */
  readonly props?: readonly Prop[];
}

/** The names that one entry of a package exports, by entry: `./button`. */
export type PackageApi = ReadonlyMap<string, readonly ExportedName[]>;

/**
 * Reads the public API of packages with the TypeScript compiler: every name that an entry of `exports` in
 * `package.json` exports. Takes seconds. Returns the API by package folder.
 */
export function readApis(folders: readonly string[]): ReadonlyMap<string, PackageApi> {
  const entries = folders.map((folder) => [folder, readEntries(folder)] as const);
  const files = entries.flatMap(([, own]) => [...own.values()]);
  const program = ts.createProgram(files, optionsOf(folders[0] ?? '.'));
  const checker = program.getTypeChecker();
  const toApi = (own: ReadonlyMap<string, string>) =>
    new Map([...own].map(([entry, file]) => [entry, exportsOf(program.getSourceFile(file), checker)]));
  return new Map(entries.map(([folder, own]) => [folder, toApi(own)]));
}

/** The files of the entries in `exports`, without styles and wildcards. */
function readEntries(folder: string): ReadonlyMap<string, string> {
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return new Map();
  const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: Record<string, string> };
  return new Map(
    Object.entries(exports)
      .filter(([entry, file]) => /\.tsx?$/.test(file) && !entry.includes('*'))
      .map(([entry, file]) => [entry, path.join(folder, file)]),
  );
}

function optionsOf(folder: string): ts.CompilerOptions {
  const file = path.join(folder, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name));
  const { options } = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, folder);
  return {
    ...options,
    // Types of all layers, without writing anything.
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    noEmit: true,
    composite: false,
    incremental: false,
    emitDeclarationOnly: false,
    tsBuildInfoFile: undefined,
  };
}

function exportsOf(source: ts.SourceFile | undefined, checker: ts.TypeChecker): readonly ExportedName[] {
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) return [];
  return checker
    .getExportsOfModule(symbol)
    .map((one) => describeExport(one, checker))
    .toSorted((first, second) => (first.name < second.name ? -1 : 1));
}

function describeExport(exported: ts.Symbol, checker: ts.TypeChecker): ExportedName {
  const { name } = exported;
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const isObject = Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
    return isObject && type.getCallSignatures().length === 0
      ? { name, type: 'type', props: readProps(type, checker) }
      : { name, type: printType(type, checker, { longest: Infinity }) };
  }
  const type = checker.getTypeOfSymbol(symbol);
  // React's `ComponentType` is a class or a function, with the same props.
  const callable = type.isUnion() ? type.types.find((one) => one.getCallSignatures().length > 0) : type;
  const [signature] = callable?.getCallSignatures() ?? [];
  if (!signature || !/^[A-Z]/.test(name)) return { name, type: printType(type, checker) };
  const [parameter] = signature.getParameters();
  if (!parameter) return { name, type: 'component', props: [] };
  const { valueDeclaration } = parameter;
  return {
    name,
    type: 'component',
    props: readProps(checker.getTypeOfSymbol(parameter), checker, valueDeclaration),
  };
}
