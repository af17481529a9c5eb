import type { Plugin } from '@terrazzo/parser';
import { failures, rooms, type Lookup } from './contrast.ts';

/** Ends the build with an error when a pair of colours falls below what WCAG 2.2 AA asks of it. */
export function contrastCheck(): Plugin {
  return {
    name: 'contrast-check',
    async build({ resolver, context }) {
      const bad = rooms.flatMap(({ name, input, pairs }) => {
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
