import type { Plugin } from '@terrazzo/parser';
import { variableName } from './cssOutput.ts';

type Measure = { value: number; unit: string };

const header = '// Generated from src/dtcg by `npm run build -w @luxe/tokens`. Do not edit.\n';

/**
 * Writes the names of all CSS variables, so that a misspelt token name does not compile. Also writes numbers
 * for scripts and media queries, because a media query cannot read a CSS variable.
 */
export function nameList({ names, constants }: { names: string; constants: string }): Plugin {
  return {
    name: 'token-names',
    async build({ tokens, outputFile }) {
      const all = [...new Set(Object.values(tokens).map((token) => variableName(token)))];
      outputFile(
        names,
        `${header}export const tokenNames = [\n${all.map((name) => `  '${name}',`).join('\n')}\n] as const;\n`,
      );

      const group = (prefix: string) =>
        Object.entries(tokens)
          .filter(([id]) => id.startsWith(`${prefix}.`))
          .map(([id, token]) => {
            const key = id
              .slice(prefix.length + 1)
              .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
            return `  ${key}: ${(token.$value as Measure).value},`;
          })
          .join('\n');
      const record = (doc: string, name: string, prefix: string) =>
        `/** ${doc} */\nexport const ${name} = {\n${group(prefix)}\n} as const;\n`;
      outputFile(
        constants,
        [
          header,
          record('Viewport widths in px at which the layout changes.', 'breakpoints', 'breakpoint'),
          record('Height in px of the sticky header above the page.', 'navOffset', 'nav-offset'),
          record('Durations in ms, for scripts.', 'durations', 'duration'),
        ].join('\n'),
      );
    },
  };
}
