import path from 'node:path';
import ts from 'typescript';

/** A value that a source exports. */
export interface ExportedValue {
  readonly name: string;
  /** The file that declares it, if the source only passes it on. */
  readonly origin?: string | undefined;
}

/** Reads the values that a source exports by name. Types are omitted, and so is `export *`. */
export function exportedValues(file: string, text: string): ExportedValue[] {
  const { statements } = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  return statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return passedOn(file, statement);
    if (!ts.canHaveModifiers(statement)) return [];
    const modifiers = ts.getModifiers(statement) ?? [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? [{ name: name.text }] : [],
      );
    const isDeclaration = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    return isDeclaration && statement.name ? [{ name: statement.name.text }] : [];
  });
}

function passedOn(file: string, statement: ts.ExportDeclaration): ExportedValue[] {
  const { exportClause, isTypeOnly, moduleSpecifier } = statement;
  if (isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return [];
  const source = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
  const origin = source.startsWith('.') ? path.posix.join(path.posix.dirname(file), source) : undefined;
  return exportClause.elements
    .filter((element) => !element.isTypeOnly)
    .map(({ name }) => ({ name: name.text, origin }));
}
