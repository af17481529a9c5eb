/** The folder of a component: `SizeChart` becomes `size-chart`. */
export function toKebab(pascal: string): string {
  return pascal.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

/** The component of a folder: `size-chart` becomes `SizeChart`. */
export function toPascal(kebab: string): string {
  return kebab.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
