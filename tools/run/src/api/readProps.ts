import ts from 'typescript';

/** A prop of a component, or a field of an object type. */
export interface Prop {
  readonly name: string;
  /** The type as text, a union by its members: `'primary' | 'secondary'`. */
  readonly type: string;
  readonly isRequired: boolean;
  /** The doc comment; empty when it has none. */
  readonly about: string;
  /** The default, as written in the component. */
  readonly fallback?: string;
  /**
   * Where an HTML attribute comes from: `ButtonHTMLAttributes`, or `HTMLAttributes` for those of every
   * element. Undefined for a prop of the component itself.
   */
  readonly inheritedFrom?: string;
}

/** Longer unions are printed by their name. */
const longestUnion = 14;

/**
 * Reads the properties of a type. For a union of object types, those of all members. `parameter` is the
 * destructured parameter of a component, which has the defaults.
 */
export function readProps(type: ts.Type, checker: ts.TypeChecker, parameter?: ts.Declaration): Prop[] {
  const members = type.isUnion() ? type.types : [type];
  const found = new Map<string, ts.Symbol>();
  for (const member of members)
    for (const symbol of checker.getPropertiesOfType(member))
      if (!found.has(symbol.name)) found.set(symbol.name, symbol);
  const fallbacks = defaultsOf(parameter);
  return [...found.values()].map((symbol) => {
    const fallback = fallbacks.get(symbol.name);
    const inheritedFrom = libraryOf(symbol);
    const ownType = checker.getTypeOfSymbol(symbol);
    const common = checker.getPropertyOfType(type, symbol.name);
    const fullType = common ? checker.getTypeOfSymbol(common) : ownType;
    const isRequired = members.every((member) => {
      const property = checker.getPropertyOfType(member, symbol.name);
      return property && !(property.flags & ts.SymbolFlags.Optional);
    });
    return {
      name: symbol.name,
      // The source of one member of a union does not have the types of the others.
      type: printType(fullType, checker, { node: fullType === ownType ? typeNodeOf(symbol) : undefined }),
      isRequired,
      about: inheritedFrom ? '' : ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      ...(fallback !== undefined && { fallback }),
      ...(inheritedFrom !== undefined && { inheritedFrom }),
    };
  });
}

export interface PrintOptions {
  /** The type as written in the source. It has the order of the members and the name of a long union. */
  readonly node?: ts.TypeNode | undefined;
  /** The largest number of members that are printed. Default: 14. */
  readonly longest?: number;
}

/** Prints a type. A union of literals is printed by its members, without `undefined`. */
export function printType(
  type: ts.Type,
  checker: ts.TypeChecker,
  { node, longest = longestUnion }: PrintOptions = {},
): string {
  const flags = ts.TypeFormatFlags.NoTruncation;
  const written = checker.typeToString(type, undefined, flags).replace(/ \| undefined$/, '');
  if (!type.isUnion()) return written;
  const shown = type.types.filter(({ flags: own }) => !(own & ts.TypeFlags.Undefined));
  const literal = ts.TypeFlags.Literal | ts.TypeFlags.Null;
  const isBoolean = shown.filter(({ flags: own }) => own & ts.TypeFlags.BooleanLiteral).length === 2;
  if (isBoolean && shown.length === 2) return 'boolean';
  if (!shown.every(({ flags: own }) => own & literal)) return written;
  if (shown.length > longest)
    return node && ts.isTypeReferenceNode(node) ? node.getText() : `${shown.length} names`;
  const inOrder = node && literalsOf(node, checker);
  if (inOrder?.length === shown.length) return inOrder.join(' | ');
  const texts = shown
    .filter(({ flags: own }) => !isBoolean || !(own & ts.TypeFlags.BooleanLiteral))
    .map((one) => (one.isStringLiteral() ? `'${one.value}'` : checker.typeToString(one, undefined, flags)));
  return [...texts, ...(isBoolean ? ['boolean'] : [])].join(' | ');
}

/** The literals of a union in the order of the source, also behind the name of a type. */
function literalsOf(node: ts.TypeNode, checker: ts.TypeChecker): string[] | undefined {
  if (ts.isUnionTypeNode(node))
    return node.types.every(ts.isLiteralTypeNode) ? node.types.map((one) => one.getText()) : undefined;
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const named = checker.getSymbolAtLocation(node.typeName);
  const symbol = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
  const alias = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
  return alias && ts.isUnionTypeNode(alias.type) ? literalsOf(alias.type, checker) : undefined;
}

/** The type of a property as written in the source. */
function typeNodeOf({ declarations = [] }: ts.Symbol): ts.TypeNode | undefined {
  const [first] = declarations;
  return first && ts.isPropertySignature(first) ? first.type : undefined;
}

/** The defaults in a destructured parameter: `{ size = 'm' }`. */
function defaultsOf(parameter: ts.Declaration | undefined): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  if (!parameter || !ts.isParameter(parameter) || !ts.isObjectBindingPattern(parameter.name)) return defaults;
  for (const { name, propertyName, initializer } of parameter.name.elements) {
    const key = propertyName ?? name;
    if (initializer && 'text' in key) defaults.set(key.text, initializer.getText());
  }
  return defaults;
}

/** The interface of a library that declares a property. Undefined for our own. */
function libraryOf(symbol: ts.Symbol): string | undefined {
  const declarations = symbol.declarations ?? [];
  if (declarations.length === 0) return undefined;
  if (!declarations.every((one) => one.getSourceFile().fileName.includes('/node_modules/'))) return undefined;
  const parent = declarations[0]?.parent;
  return parent && ts.isInterfaceDeclaration(parent) ? parent.name.text : 'library';
}
