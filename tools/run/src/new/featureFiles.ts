import { toPascal } from './names.ts';

/** The files of a new feature package, by path: view, copy, stories, tests and exports. */
export function featureFiles(feature: string): Record<string, string> {
  const name = toPascal(feature);
  const folder = `packages/features/${feature}`;
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    'package.json': json({
      name: `@luxe/feature-${feature}`,
      version: '0.1.0',
      private: true,
      license: 'MIT',
      type: 'module',
      scripts: {
        unit: `vitest run --root ../../.. --project node --project dom --passWithNoTests ${folder}/`,
      },
      exports: { '.': './src/index.ts' },
      sideEffects: false,
      dependencies: { '@luxe/ui': '0.1.0', react: '19.3.1' },
      nx: { tags: ['layer:feature'] },
    }),
    'tsconfig.json': json({
      extends: '../../../tsconfig.base.json',
      compilerOptions: {
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        types: [],
        rootDir: '.',
        outDir: `../../../.cache/types/${folder}`,
        tsBuildInfoFile: `../../../.cache/types/${folder}/.tsbuildinfo`,
      },
      include: ['src', '../../../.storybook/checks/storyParameters.d.ts'],
      references: [{ path: '../../ui' }],
    }),
    'README.md': `# ${name}

What the shopper can do with this feature, in one sentence.

- \`${name}View\`: takes a model and callbacks. States: usual, empty.

No calls yet. Imports: ui. Imported by: no package yet.
`,
    'src/index.ts': `export { ${name}View, type ${name}ViewProps } from './views/${name}View.tsx';
`,
    'src/index.test.ts': `import { expect, test } from 'vitest';
import * as feature from './index.ts';

test('exports only the view', () => {
  expect(Object.keys(feature)).toEqual(['${name}View']);
});
`,
    'src/data/copy.ts': `/** Every sentence that the shopper reads in this feature. */
export const copy = {
  title: '${name}',
  empty: 'There is nothing here yet.',
  home: 'Go to the home page',
};
`,
    [`src/views/${name}View.tsx`]: `import { EmptyState } from '@luxe/ui/empty-state';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from '../data/copy.ts';

export type ${name}ViewProps = {
  /** The lines to show, in order. */
  lines: readonly string[];
};

/** The loaded state. Its binding reads the data and renders loading, failure or this view. */
export function ${name}View({ lines }: ${name}ViewProps) {
  if (!lines.length)
    return (
      <EmptyState title={copy.title} action={<Link href="/">{copy.home}</Link>}>
        {copy.empty}
      </EmptyState>
    );
  return (
    <Stack gap={16}>
      <Heading level={1}>{copy.title}</Heading>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Stack>
  );
}
`,
    [`src/views/${name}View.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name}View } from './${name}View.tsx';

const meta = {
  component: ${name}View,
  parameters: { subject: { kind: 'screen' } },
  args: { lines: ['One', 'Two'] },
} satisfies Meta<typeof ${name}View>;
export default meta;
type Story = StoryObj<typeof meta>;

// One story per state that applies: usual, empty, loading, failed, long text, sold out, slow.
export const Usual: Story = { parameters: { states: ['usual'] } };
export const Empty: Story = { parameters: { states: ['empty'] }, args: { lines: [] } };
`,
    [`src/views/${name}View.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${name}View } from './${name}View.tsx';

test('shows a message and a link when there are no lines', () => {
  render(<${name}View lines={[]} />);
  expect(screen.getByText('There is nothing here yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
});
`,
  };
}
