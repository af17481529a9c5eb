import axe from 'axe-core';
import type { PictureTheme } from '../../tools/run/src/pictures/protocol.ts';

/** The fields of `parameters.a11y` that the checks read. */
export interface A11yParameters {
  readonly test?: 'error' | 'todo' | 'off';
  readonly disable?: boolean;
  readonly config?: axe.Spec;
}

/** Rules whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];
/**
 * Rules about a complete page. The checks disable these rules, because a story is only a part of a page and
 * has no landmarks.
 */
const pageRules = ['region'];

/**
 * Runs axe in the current theme and returns one message per faulty element, at most five per rule. The dark
 * theme runs all rules; every other theme runs only the colour rules. The result is empty when `a11y.test` is
 * not `error`.
 */
export async function findAxeFaults(
  { disable, test, config = {} }: A11yParameters,
  theme: PictureTheme,
  withTargets: boolean,
): Promise<string[]> {
  if (disable || test !== 'error') return [];
  axe.reset();
  axe.configure(config);
  const waived = (config.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => id);
  const off = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, { enabled: false }]));
  const only: axe.RunOptions =
    theme === 'dark'
      ? // Axe disables the target-size rule by default.
        { rules: { 'target-size': { enabled: withTargets }, ...off([...pageRules, ...waived]) } }
      : { runOnly: { type: 'rule', values: colourRules }, rules: off(waived) };
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper'] },
    { ...only, resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 5)
      .map(
        ({ target, failureSummary = '' }) =>
          `In ${theme}, axe ${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary.replaceAll('\n', '\n  ')}`,
      ),
  );
}
