import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

interface Property {
  readonly start: number;
  readonly end: number;
  readonly key: { readonly name?: string; readonly value?: string };
}

/** Returns the source of the icon set (`ui/icon/icons.ts`) without the icons that no source names. */
export function removeUnnamedIcons(code: string, isNamed: (name: string) => boolean): string {
  return iconsIn(code)
    .filter(({ key }) => !isNamed(key.name ?? key.value ?? ''))
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code);
}

/** Returns the entries of `export const icons = { … }`. Throws when that record does not exist. */
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
  if (found.length === 0) throw new Error('There is no record of icons');
  return found;
}

/**
 * Returns a function that reports whether a source of the shop contains an icon's name in quotes. The type of
 * icon names guarantees that sources write each name as a literal.
 */
export function findNamedIcons(root: string): (name: string) => boolean {
  const sources = globSync('{apps/storefront/app,packages/*/src,packages/features/*/src}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (file) => /\.(test|stories)\.|icon\/icons\.ts$/.test(file),
  }).map((file) => readFileSync(path.join(root, file), 'utf8'));
  const written = new Set(
    sources.flatMap((code) => [...code.matchAll(/['"]([a-z]+(?:-[a-z]+)*)['"]/g)].map(([, name]) => name)),
  );
  return (name) => written.has(name);
}
