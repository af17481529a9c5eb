import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import ts from 'typescript';
import type { UsedFeature } from './styles.ts';
import { compatData } from './support.ts';

const { builtins = {}, regular_expressions: expressions } = compatData.javascript as Record<
  string,
  Identifier
>;
const api = compatData.api as unknown as Record<string, Identifier>;
const attributes = compatData.html.global_attributes as unknown as Record<string, Identifier>;
const elements = compatData.html.elements as unknown as Record<string, Identifier>;

const compatOf = (owner: string, member?: string): CompatStatement | undefined => {
  const node = builtins[owner] ?? api[owner];
  return (member === undefined ? node : node?.[member])?.__compat;
};

/**
 * Names that at least one supported browser lacks, as a global or as a member of at least one object. The
 * check determines types only where one of these names occurs, because type checking takes seconds.
 */
function rareNames(isSupported: (compat: CompatStatement) => boolean): ReadonlySet<string> {
  const rare = new Set<string>();
  for (const [name, owner] of [...Object.entries(builtins), ...Object.entries(api)] as [
    string,
    Identifier,
  ][]) {
    if (owner.__compat && !isSupported(owner.__compat)) rare.add(name);
    for (const [member, node] of Object.entries(owner) as [string, Identifier][])
      if (member !== '__compat' && node.__compat && !isSupported(node.__compat)) rare.add(member);
  }
  return rare;
}

/**
 * Finds the browser features that scripts use: members and globals of the language and the browser,
 * attributes and regular expressions. Only symbols that TypeScript's own libraries declare count, so that
 * `path` of a product is not confused with `path` of an event.
 */
export function findScriptFeatures(
  files: readonly string[],
  isSupported: (compat: CompatStatement) => boolean,
  config: ts.CompilerOptions,
): Map<string, UsedFeature[]> {
  const program = ts.createProgram(files, config);
  const checker = program.getTypeChecker();
  const rare = rareNames(isSupported);
  const result = new Map<string, UsedFeature[]>();
  for (const file of files) {
    const tree = program.getSourceFile(file);
    if (!tree) continue;
    const found: UsedFeature[] = [];
    const add = (feature: string, node: ts.Node, compat: CompatStatement | undefined) => {
      if (!compat || isSupported(compat)) return;
      found.push({ feature, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, compat });
    };
    const visit = (node: ts.Node): void => {
      // Types do not exist at run time.
      if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
      if (ts.isIdentifier(node) && rare.has(node.text)) {
        const owner = libraryOwner(checker.getSymbolAtLocation(node));
        if (owner !== undefined) {
          const isGlobal = owner === '' || owner === node.text;
          const compat = isGlobal
            ? (compatOf(node.text) ?? compatOf('Window', node.text))
            : compatOf(owner, node.text);
          add(isGlobal ? node.text : `${owner}.${node.text}`, node, compat);
        }
      }
      if (ts.isRegularExpressionLiteral(node)) {
        if (/\(\?<[=!]/.test(node.text))
          add('look-behind', node, expressions?.['lookbehind_assertion']?.__compat);
        if (/\/[a-z]*v[a-z]*$/.test(node.text)) add('/v', node, compatOf('RegExp', 'unicodeSets'));
      }
      if (ts.isJsxAttribute(node)) {
        const tag = node.parent.parent.tagName.getText();
        const name = node.name.getText().toLowerCase();
        if (/^[a-z]/.test(tag)) add(`<${name}>`, node, (elements[tag]?.[name] ?? attributes[name])?.__compat);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    result.set(file, found);
  }
  return result;
}

/**
 * The name of the interface in TypeScript's own libraries that declares a symbol, such as `Array`. Empty for
 * a global, `undefined` for a symbol of the shop's own code.
 */
function libraryOwner(symbol: ts.Symbol | undefined): string | undefined {
  const declaration = symbol?.declarations?.find((one) =>
    /\/typescript\/lib\/lib\.[\w.]*d\.ts$/.test(one.getSourceFile().fileName),
  );
  if (!declaration) return undefined;
  const { parent } = declaration;
  // TypeScript declares `from` in `ArrayConstructor`, but the compatibility data lists `from` as a member of
  // `Array`. The suffix `Constructor` is therefore removed.
  return ts.isInterfaceDeclaration(parent) ? parent.name.text.replace(/Constructor$/, '') : '';
}
