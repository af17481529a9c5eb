import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

interface Property {
  readonly start: number;
  readonly end: number;
  readonly key: { readonly name?: string; readonly value?: string };
}

/** The set of icons (`ui/icon/icons.ts`) without those that nobody names. */
export function namedIcons(code: string, isNamed: (name: string) => boolean): string {
  return iconsIn(code)
    .filter(({ key }) => !isNamed(key.name ?? key.value ?? ''))
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code);
}

/** The entries of `export const icons = { … }`. Throws when there is no such thing any more. */
function iconsIn(code: string): readonly Property[] {
  const found: Property[] = [];
  const visit = (node: unknown, isIcons: boolean): void => {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, isIcons));
    if (typeof node !== 'object' || node === null) return;
    const { type, id, properties } = node as Record<string, unknown>;
    const inside = isIcons || (type === 'VariableDeclarator' && (id as { name?: string }).name === 'icons');
    if (type === 'ObjectExpression' && inside) found.push(...(properties as Property[]));
    else for (const value of Object.values(node)) visit(value, inside);
  };
  visit(parseAst(code, { lang: 'ts' }).body, false);
  if (found.length === 0) throw new Error('There is no record of icons any more');
  return found;
}

/** Whether any source of the shop writes an icon's name, in quotes: the type of the name sees to it that it is written out. */
export function namesIn(root: string): (name: string) => boolean {
  const sources = globSync('{apps/storefront/app,packages/*/src,packages/features/*/src}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (file) => /\.(test|stories)\.|icon\/icons\.ts$/.test(file),
  }).map((file) => readFileSync(path.join(root, file), 'utf8'));
  const written = new Set(
    sources.flatMap((code) => [...code.matchAll(/['"]([a-z]+(?:-[a-z]+)*)['"]/g)].map(([, name]) => name)),
  );
  return (name) => written.has(name);
}
