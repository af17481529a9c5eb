/** The files of a new component or pattern, by name: component, styles, stories and test. */
export function componentFiles(name: string): Record<string, string> {
  return {
    [`${name}.tsx`]: `import type { ComponentPropsWithRef } from 'react';
import { Root } from './${name}.styles.ts';

export type ${name}Emphasis = 'plain' | 'strong';

export type ${name}Props = ComponentPropsWithRef<'div'> & {
  /** The purpose of each value, and when to choose it. Default: \`plain\`. */
  emphasis?: ${name}Emphasis;
};

/** One line about the component, then when to use it and when not. */
export function ${name}({ emphasis = 'plain', ...rest }: ${name}Props) {
  return <Root $emphasis={emphasis} {...rest} />;
}
`,
    [`${name}.styles.ts`]: `import styled, { css, type RuleSet } from 'styled-components';
import type { ${name}Emphasis } from './${name}.tsx';

const byEmphasis: Record<${name}Emphasis, RuleSet> = {
  plain: css\`
    color: var(--lx-color-text-secondary);
  \`,
  strong: css\`
    color: var(--lx-color-text-primary);
  \`,
};

export const Root = styled.div<{ $emphasis: ${name}Emphasis }>\`
  font-size: var(--lx-font-size-md);
  \${({ $emphasis }) => byEmphasis[$emphasis]}
\`;
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta = {
  component: ${name},
  tags: ['draft', '!stable'],
  parameters: { subject: { kind: 'text' } },
  args: { children: 'Delhi’s winter is short' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

// One story per visual state. \`play\` performs the main interaction.
export const Usual: Story = { parameters: { states: ['usual'] } };
export const Strong: Story = { parameters: { states: ['variant'] }, args: { emphasis: 'strong' } };
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: { children: 'A double-faced wool coat with a storm collar, horn buttons and a half belt, made in two lengths' },
};
`,
    [`${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${name} } from './${name}.tsx';

test('passes attributes on to its element', () => {
  render(<${name} id="note">Delhi’s winter is short</${name}>);
  expect(screen.getByText('Delhi’s winter is short').id).toBe('note');
});
`,
  };
}

/** The first guide of a new component or pattern, to be completed. `title` is that of the sidebar. */
export const guideOf = (title: string): string => `  '${title}': {
    use: 'What it is for, in one or two sentences.',
    avoid: 'When not to use it, and what to use instead.',
    anatomy: [['Part', 'What it shows.']],
    accessibility: ['What a person who builds with it must know.'],
    related: [],
    pair: {
      good: ['how it is used', null],
      bad: ['how it must not be used', null],
    },
  },`;
