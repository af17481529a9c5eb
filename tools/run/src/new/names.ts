/** `SizeChart` as a folder: `size-chart`. */
export function toKebab(pascal: string): string {
  return pascal.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

/** `size-chart` as a component: `SizeChart`. */
export function toPascal(kebab: string): string {
  return kebab.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
