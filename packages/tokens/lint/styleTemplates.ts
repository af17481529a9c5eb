import ts from 'typescript';

/** The css of one tagged template. Lines count from 1. */
export interface StyleTemplate {
  /** What the template is tagged with: `styled.div`, `css`, `keyframes`. */
  readonly tag: string;
  /** The text between the back ticks; what was interpolated is `hole` of the same length in lines. */
  readonly css: string;
  readonly line: number;
}

/** Stands for `${…}` in the text of a template: no css has it. */
export const hole = '\uFFFC';

const tags = /^(?:styled\b|css$|keyframes$|createGlobalStyle$)/;

/** Every styled-components template of a source, those inside interpolations too, in the order they are written. */
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
    // Keeps the lines counted: an interpolation may take several.
    const lines = '\n'.repeat(expression.getFullText().split('\n').length - 1);
    const last = ts.isTemplateTail(literal) ? 1 : 2;
    return hole + lines + source.slice(literal.getStart() + 1, literal.getEnd() - last);
  });
  return source.slice(template.head.getStart() + 1, template.head.getEnd() - 2) + spans.join('');
}
