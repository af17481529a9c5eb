import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerBuild } from 'react-router';
import type { CompiledRules, SharedStyles } from '../../app/styles/styleSheet.ts';
import { toNamesRule, type SharedNames } from '../../app/styles/sharedNames.ts';

interface StoredStyles {
  readonly href: string;
  readonly names: SharedNames;
}

const fileIn = (folder: string) => path.join(folder, 'styles.json');

/**
 * Writes the rules into one file beside the build's other assets, after the base styles that every page has.
 * A browser fetches this file once for all pages. A page contains only the rules that are missing from it.
 */
export function writeSharedStyles(folder: string, base: string, compiled: readonly CompiledRules[]): void {
  const names: Record<string, string[]> = {};
  for (const { id, name } of compiled) (names[id] ??= []).push(name);
  const rules = compiled.flatMap((one) => one.rules);
  const css = [base, ...rules, toNamesRule(names)].join('\n');
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const href = `/assets/shop-${hash}.css`;
  writeFileSync(path.join(folder, 'client', href), css);
  writeFileSync(fileIn(folder), JSON.stringify({ href, names } satisfies StoredStyles));
}

/** Reads the styles that the build wrote; `undefined` when there are none. */
export function readSharedStyles(folder: string): SharedStyles | undefined {
  if (!existsSync(fileIn(folder))) return undefined;
  const { href, names } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as StoredStyles;
  const known = new Map(Object.entries(names).map(([id, own]) => [id, new Set(own)]));
  return { href, has: (id, name) => known.get(id)?.has(name) ?? false };
}

/**
 * Returns the build without the style file of the root route, because the shared style file begins with its
 * content.
 */
export function withoutRootStyles(build: ServerBuild): ServerBuild {
  const { assets } = build;
  const { root, ...routes } = assets.routes;
  return root
    ? { ...build, assets: { ...assets, routes: { ...routes, root: { ...root, css: [] } } } }
    : build;
}
