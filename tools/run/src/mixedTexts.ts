import ts from 'typescript';

/** Dynamic text that has siblings in a JSX element. */
export interface MixedText {
  readonly line: number;
  readonly text: string;
}

/**
 * Finds dynamic text beside other children of a JSX element. Browser translation replaces text nodes, and
 * React then writes to nodes that are no longer in the page. Only text that is the single child of its
 * element survives. Dynamic text is a template, a call that returns text, or a choice between such.
 */
export function findMixedTexts(name: string, source: string): MixedText[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: MixedText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => !isBlank(child));
      if (children.length > 1)
        for (const child of children)
          if (ts.isJsxExpression(child) && child.expression && isDynamic(child.expression))
            found.push({
              line: file.getLineAndCharacterOfPosition(child.getStart()).line + 1,
              text: child.getText(),
            });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Calls that return text, by the names that the shop uses for them. */
const textCall = /^(?:copy|labels|texts)\b|^format[A-Z]|(?:Of|Text|Line)$|\.slice$/;

function isBlank(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() === '';
  return ts.isJsxExpression(child) && child.expression === undefined;
}

function isDynamic(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isDynamic(node.expression);
  if (ts.isConditionalExpression(node)) return isDynamic(node.whenTrue) || isDynamic(node.whenFalse);
  if (ts.isBinaryExpression(node)) return isDynamic(node.right);
  if (ts.isTemplateExpression(node)) return true;
  return ts.isCallExpression(node) && textCall.test(node.expression.getText());
}
