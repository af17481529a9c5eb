import axe from 'axe-core';
import type { PictureTheme } from '../../tools/run/src/pictures/protocol.ts';

/** `parameters.a11y`, as far as it reaches here. */
export interface A11yParameters {
  readonly test?: 'error' | 'todo' | 'off';
  readonly disable?: boolean;
  readonly config?: axe.Spec;
}

/** Rules whose answer depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];
/** Rules that do not ask about a story: landmarks are those of its page. */
const pageRules = ['region'];

/** Finds what axe objects to in the theme that is set, a sentence each: all rules in dark, contrast elsewhere. */
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
      ? // Axe itself leaves the rule of target sizes out.
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
