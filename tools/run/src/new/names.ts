/** The folder of a component: `SizeChart` becomes `size-chart`. */
export function toKebab(pascal: string): string {
  return pascal.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

/** The component of a folder: `size-chart` becomes `SizeChart`. */
export function toPascal(kebab: string): string {
  return kebab.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The name of a variable or a file: `size-chart` becomes `sizeChart`. */
export function toCamel(kebab: string): string {
  const pascal = toPascal(kebab);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** The words of a folder, as a title: `size-chart` becomes `Size chart`. */
export function toWords(kebab: string): string {
  const words = kebab.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A column of the database: `deliveryMode` becomes `delivery_mode`. */
export function toSnake(camel: string): string {
  return camel.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase();
}
