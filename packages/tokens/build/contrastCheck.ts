import type { Plugin } from '@terrazzo/parser';
import { failures, themeVariants, type Lookup } from './contrast.ts';

/** Fails the build when a colour pair has less contrast than `contrastPairs.ts` requires. */
export function contrastCheck(): Plugin {
  return {
    name: 'contrast-check',
    async build({ resolver, context }) {
      const bad = themeVariants.flatMap(({ name, input, pairs }) => {
        const tokens = resolver.apply(input);
        const colour: Lookup = (id) => tokens[id]?.$value as ReturnType<Lookup>;
        return failures(colour, pairs).map((failure) => `${name}: ${failure}`);
      });
      if (bad.length > 0) {
        context.logger.error({
          group: 'plugin',
          label: 'contrast',
          message: `${bad.length} pairs fail\n${bad.join('\n')}`,
        });
      }
    },
  };
}
