import axe from 'axe-core';

/** `parameters.a11y`, as far as it reaches here. */
export interface A11yParameters {
  readonly test?: 'error' | 'todo' | 'off';
  readonly disable?: boolean;
  readonly config?: axe.Spec;
}

/** Rules whose answer depends on the theme. The rest of axe has run in dark, by Storybook's own addon. */
const coloured = ['color-contrast', 'link-in-text-block'];

/** Finds what axe objects to in the theme that is set: contrast everywhere; target sizes once. A sentence each. */
export async function findAxeFaults(parameters: A11yParameters, withTargets: boolean): Promise<string[]> {
  if (parameters.disable || parameters.test !== 'error') return [];
  const { config = {} } = parameters;
  axe.reset();
  axe.configure(config);
  const rules = [...coloured, ...(withTargets ? ['target-size'] : [])];
  const off = new Set((config.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => id));
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper'] },
    {
      runOnly: { type: 'rule', values: rules.filter((rule) => !off.has(rule)) },
      resultTypes: ['violations'],
    },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 5)
      .map(
        ({ target, failureSummary = '' }) =>
          `axe ${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary.replaceAll('\n', '\n  ')}`,
      ),
  );
}
