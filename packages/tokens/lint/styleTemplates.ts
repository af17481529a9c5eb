import ts from 'typescript';

/** The CSS of one tagged template. Lines count from 1. */
export interface StyleTemplate {
  /** Tag of the template: `styled.div`, `css`, `keyframes`. */
  readonly tag: string;
  /**
   * The text between the backticks. Each interpolation is replaced by `interpolationPlaceholder` and as many
   * line breaks as the interpolation has.
   */
  readonly css: string;
  readonly line: number;
}

/** Placeholder for `${…}` in the text of a template. CSS never contains this character. */
export const interpolationPlaceholder = '\uFFFC';

const tags = /^(?:styled\b|css$|keyframes$|createGlobalStyle$)/;

/** All styled-components templates of a source in source order, including those inside interpolations. */
export function styleTemplates(file: string, source: string): StyleTemplate[] {
  if (!source.includes('styled-components')) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: StyleTemplate[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTaggedTemplateExpression(node) && tags.test(node.tag.getText()))
      found.push({
        tag: node.tag.getText(),
        css: textOf(node.template, source),
        line: tree.getLineAndCharacterOfPosition(node.template.getStart()).line + 1,
      });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function textOf(template: ts.TemplateLiteral, source: string): string {
  const inside = (node: ts.Node) => source.slice(node.getStart() + 1, node.getEnd() - 1);
  if (ts.isNoSubstitutionTemplateLiteral(template)) return inside(template);
  const spans = template.templateSpans.map(({ expression, literal }) => {
    // Keeps line numbers correct when an interpolation spans several lines.
    const lines = '\n'.repeat(expression.getFullText().split('\n').length - 1);
    const last = ts.isTemplateTail(literal) ? 1 : 2;
    return interpolationPlaceholder + lines + source.slice(literal.getStart() + 1, literal.getEnd() - last);
  });
  return source.slice(template.head.getStart() + 1, template.head.getEnd() - 2) + spans.join('');
}
