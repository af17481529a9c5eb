import ts from 'typescript';
import type { State, Subject } from '../checks/storyParameters.d.ts';

/** The subject and the states that a story file contains, read from its text. */
interface StoryParameters {
  readonly subject: Subject | undefined;
  /** States by the export name of the story. */
  readonly states: ReadonlyMap<string, readonly State[]>;
}

/**
 * Reads `parameters.subject` of `meta` and `parameters.states` of each story. Both must be literals in the
 * object itself, because the file is not run.
 */
export function parseStoryFile(text: string): StoryParameters {
  const source = ts.createSourceFile('story.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const values = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) =>
      statement.declarationList.declarations.flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) && initializer ? [[name.text, initializer] as const] : [],
      ),
    );
  const parameterOf = (value: ts.Expression, name: string) =>
    toValue(propertyOf(propertyOf(value, 'parameters'), name));
  const meta = values.find(([name]) => name === 'meta');
  return {
    subject: meta && (parameterOf(meta[1], 'subject') as Subject | undefined),
    states: new Map(
      values.flatMap(([name, value]) => {
        const states = parameterOf(value, 'states') as State[] | undefined;
        return states ? [[name, states] as const] : [];
      }),
    ),
  };
}

function propertyOf(value: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (!value) return undefined;
  if (ts.isSatisfiesExpression(value) || ts.isAsExpression(value)) return propertyOf(value.expression, name);
  if (!ts.isObjectLiteralExpression(value)) return undefined;
  return value.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => 'text' in property.name && property.name.text === name)?.initializer;
}

/** The value of a literal of strings, arrays and objects. `undefined` for anything else. */
function toValue(literal: ts.Expression | undefined): unknown {
  if (!literal) return undefined;
  if (ts.isStringLiteralLike(literal)) return literal.text;
  if (ts.isArrayLiteralExpression(literal)) return literal.elements.map(toValue);
  if (!ts.isObjectLiteralExpression(literal)) return undefined;
  return Object.fromEntries(
    literal.properties
      .filter(ts.isPropertyAssignment)
      .flatMap(({ name, initializer }) => ('text' in name ? [[name.text, toValue(initializer)]] : [])),
  );
}
