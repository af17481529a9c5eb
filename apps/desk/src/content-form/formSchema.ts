import type { DeskContent, DeskContentIssue } from '@luxe/contract/desk';
import type { ErrorSchema, RJSFSchema, ValidatorType } from '@rjsf/utils';

type Node = Readonly<Record<string, unknown>>;

/**
 * The schema of an entry as the form takes it: without hidden fields, with the type of a block as the
 * discriminator of its list, and with the name of the field for pictures.
 */
export function toFormSchema(schema: DeskContent['schema']): RJSFSchema {
  return visit(schema) as RJSFSchema;
}

function visit(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(visit);
  if (typeof node !== 'object' || node === null) return node;
  const copy: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(node as Node))
    copy[name] = name === 'properties' ? visitProperties(value as Node) : visit(value);
  if (isDiscriminated(copy['oneOf'])) copy['discriminator'] = { propertyName: 'type' };
  if (copy['widget'] === 'picture' || copy['widget'] === 'crop') copy['$id'] = 'PictureField';
  // The server fills these in. A default in the form would count as a change.
  delete copy['default'];
  return copy;
}

const visitProperties = (properties: Node): Node =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([, value]) => (value as { hidden?: boolean }).hidden !== true)
      .map(([name, value]) => [name, visit(value)]),
  );

const isDiscriminated = (options: unknown): boolean =>
  Array.isArray(options) &&
  options.every((one) => (one as { properties?: { type?: { const?: unknown } } }).properties?.type?.const);

/** The mistakes that the server has found, at their fields. */
export function toErrorSchema(issues: readonly DeskContentIssue[]): ErrorSchema {
  const root: Record<string, unknown> = {};
  for (const { path, message } of issues) {
    let node = root;
    for (const part of path) node = (node[part] ??= {}) as Record<string, unknown>;
    node['__errors'] = [...((node['__errors'] as string[] | undefined) ?? []), message];
  }
  return root as ErrorSchema;
}

/** The id of the control of a field, as the form makes it. */
export const controlId = (path: readonly (string | number)[]): string => ['root', ...path].join('_');

/**
 * The server checks an entry. In the browser, a validator would compile code, which the content security
 * policy forbids. Only the choice between the forms of a value is made here.
 */
export const serverValidator: ValidatorType = {
  isValid: (schema, value) => fits(schema as Node, value),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
};

/** Whether a value has the required fields and the constants of a schema. */
function fits(schema: Node, value: unknown): boolean {
  if (Array.isArray(schema['anyOf'])) {
    const isAny = schema['anyOf'].some((one) => fits(one as Node, value));
    if (!isAny) return false;
  }
  if (Array.isArray(schema['allOf']) && !schema['allOf'].every((one) => fits(one as Node, value)))
    return false;
  const {
    const: constant,
    required,
    properties,
  } = schema as {
    const?: unknown;
    required?: readonly string[];
    properties?: Readonly<Record<string, Node>>;
  };
  if (constant !== undefined && value !== constant) return false;
  if (!required && !properties) return true;
  if (typeof value !== 'object' || value === null) return schema['type'] !== 'object';
  const given = value as Node;
  return (
    (required ?? []).every((name) => given[name] !== undefined) &&
    Object.entries(properties ?? {}).every(
      ([name, one]) => one['const'] === undefined || given[name] === one['const'],
    )
  );
}

/** Title of an item of a list: `Hero: The winter room`. `schema` is that of an item. */
export function itemTitle(schema: RJSFSchema, value: unknown, index: number): string {
  const item = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
    Record<string, unknown>
  >;
  const options = (schema.oneOf ?? []) as readonly RJSFSchema[];
  const option = options.find((one) => {
    const type = one.properties?.['type'];
    return typeof type === 'object' && type.const === item['type'];
  });
  const name = option?.title ?? schema.title ?? 'Item';
  const text = [item['title'], item['question'], item['label'], item['name'], item['quote']].find(
    (one): one is string => typeof one === 'string' && one !== '',
  );
  return `${index + 1}. ${name}${text === undefined ? '' : `: ${text}`}`;
}
