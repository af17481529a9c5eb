import ts from 'typescript';

/** A dynamic text that is not the only child of its JSX element. */
export interface MixedText {
  readonly line: number;
  readonly text: string;
}

/**
 * Finds dynamic text that is not the only child of its JSX element. When a browser translates a page, it
 * replaces text nodes, and React would later update nodes that are no longer in the page. Text that is the
 * only child of its element is not affected. Dynamic text is a template, a call that returns text, or a
 * choice between such expressions.
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

/** Matches the names of functions that return text, such as `copy…`, `format…` and `…Text`. */
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
