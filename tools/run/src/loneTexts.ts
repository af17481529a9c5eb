import ts from 'typescript';

/** A place in a source where text that changes stands beside something else. */
export interface MixedText {
  readonly line: number;
  readonly text: string;
}

/**
 * Finds text that changes beside other children of a JSX element. Translation in the browser replaces text nodes, and React then writes to
 * nodes that are no longer in the page; only an element whose one child is a text survives. Text that changes is a template, a call that
 * gives a text, or a choice between such.
 */
export function mixedTexts(name: string, source: string): MixedText[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: MixedText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => !isBlank(child));
      if (children.length > 1)
        for (const child of children)
          if (ts.isJsxExpression(child) && child.expression && isChanging(child.expression))
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

/** Calls that give a text, by the names that the shop uses for them. */
const textCall = /^(?:copy|words|say)\b|^format[A-Z]|(?:Of|Text|Line)$|\.slice$/;

function isBlank(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() === '';
  return ts.isJsxExpression(child) && child.expression === undefined;
}

function isChanging(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isChanging(node.expression);
  if (ts.isConditionalExpression(node)) return isChanging(node.whenTrue) || isChanging(node.whenFalse);
  if (ts.isBinaryExpression(node)) return isChanging(node.right);
  if (ts.isTemplateExpression(node)) return true;
  return ts.isCallExpression(node) && textCall.test(node.expression.getText());
}
