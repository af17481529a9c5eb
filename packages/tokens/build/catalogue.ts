import type { Plugin } from '@terrazzo/parser';
import { readFileSync } from 'node:fs';
import type { CatalogueToken, TokenValue } from '../src/dtcg/catalogueToken.ts';
import { themeVariants } from './contrast.ts';
import { idsIn, variableName } from './cssOutput.ts';

type Token = {
  id: string;
  $type: string;
  $value: unknown;
  $description?: string;
  aliasOf?: string;
};
type Tokens = Readonly<Record<string, Token>>;

const header = '// Generated from src/dtcg by `npm run build -w @luxe/tokens`. Do not edit.\n';

/**
 * Resolver inputs for narrow screens and reduced motion. These conditions change tokens in every theme
 * variant.
 */
const conditions = {
  'below-768': { type: 'narrow' },
  'below-1024': { frame: 'narrow' },
  'reduced-motion': { motion: 'reduced' },
} as const;

/**
 * Writes the tokens as data files. `catalogue.ts` is for documentation. The files in `design/` are for design
 * tools. Each `*.tokens.json` file contains one theme variant, with aliases resolved. `luxe.resolver.json`
 * contains the resolver with its sources.
 */
export function catalogue({ resolverFile }: { resolverFile: URL }): Plugin {
  return {
    name: 'token-catalogue',
    async build({ resolver, outputFile }) {
      const tokensByVariant = themeVariants.map(
        ({ name, input }) => [name, resolver.apply(input) as unknown as Tokens] as const,
      );
      const tokensByCondition = Object.entries(conditions).map(
        ([name, input]) => [name, resolver.apply(input) as unknown as Tokens] as const,
      );
      for (const [name, tokens] of tokensByVariant)
        outputFile(`design/${name}.tokens.json`, json(flat(name, tokens)));
      outputFile('design/luxe.resolver.json', json(bundled(resolverFile)));

      const base = tokensByVariant[0]?.[1] ?? {};
      const all = Object.values(base)
        .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
        .map((token) => entry(token, [...tokensByVariant, ...tokensByCondition]));
      const names = (list: readonly (readonly [string, unknown])[]) =>
        list.map(([name]) => `'${name}'`).join(', ');
      outputFile(
        'catalogue.ts',
        [
          header,
          "import type { CatalogueToken } from '../dtcg/catalogueToken.ts';\n",
          '/** Theme, catalogue and contrast together, as shoppers see them. */',
          `export const themeVariantNames = [${names(tokensByVariant)}] as const;`,
          '/** Conditions that change tokens in every theme variant. */',
          `export const conditionNames = [${names(tokensByCondition)}] as const;\n`,
          `export const tokens: readonly CatalogueToken[] = ${JSON.stringify(all, undefined, 1)};\n`,
        ].join('\n'),
      );
    },
  };
}

/**
 * Token ids in the order of the source files, so that scales ascend and the most important tokens come first.
 */
const order = ['primitive', 'type', 'layout', 'motion', 'theme.dark'].flatMap(idsIn);

const byName = new Intl.Collator('en', { numeric: true });
const json = (data: object) => `${JSON.stringify(data, undefined, 2)}\n`;

/**
 * Creates the catalogue entry of a token: its default value, and its values in the theme variants and
 * conditions in which the value differs.
 */
function entry(token: Token, layers: readonly (readonly [string, Tokens])[]): CatalogueToken {
  const value = token.$value as TokenValue;
  const defaultJson = JSON.stringify(value);
  const others = layers.flatMap(([name, tokens]) => {
    const other = tokens[token.id];
    return other === undefined || JSON.stringify(other.$value) === defaultJson ? [] : [[name, other.$value]];
  });
  return {
    id: token.id,
    variable: variableName(token),
    type: token.$type,
    ...(token.$description !== undefined && { description: token.$description }),
    ...(token.aliasOf !== undefined && { alias: token.aliasOf }),
    value,
    ...(others.length > 0 && { overrides: Object.fromEntries(others) as Record<string, TokenValue> }),
  };
}

/**
 * The tokens of one theme variant as DTCG groups with aliases resolved, so that a tool needs no other file.
 */
function flat(name: string, tokens: Tokens): object {
  const root: Record<string, unknown> = { $description: `LUXE, ${name.replaceAll('-', ' ')}` };
  for (const token of Object.values(tokens).sort((a, b) => byName.compare(a.id, b.id))) {
    const path = token.id.split('.');
    const last = path.pop() ?? '';
    let group = root;
    for (const part of path) group = (group[part] ??= {}) as Record<string, unknown>;
    group[last] = {
      $type: token.$type,
      $value: token.$value,
      ...(token.$description !== undefined && { $description: token.$description }),
    };
  }
  return root;
}

/** The resolver, with each `$ref` to a file replaced by the content of the file. */
function bundled(file: URL): object {
  return JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) => {
    const ref = (value as { $ref?: unknown } | null)?.$ref;
    if (typeof ref !== 'string' || ref.startsWith('#')) return value;
    return JSON.parse(readFileSync(new URL(ref, file), 'utf8')) as unknown;
  }) as object;
}
