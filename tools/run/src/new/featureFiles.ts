import { toPascal } from './names.ts';

/** The files of a new feature package, by path: a view with its sentences, states, stories and test, and the list of what it exports. */
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
      include: ['src'],
      references: [{ path: '../../ui' }],
    }),
    'README.md': `# ${name}

What a shopper does here, in one sentence.

- \`${name}View\`: takes a model and callbacks; faces: usual, empty.

No calls yet. Imports: ui. Imported by: nobody yet.
`,
    'src/index.ts': `export { ${name}View, type ${name}ViewProps } from './views/${name}View.tsx';
`,
    'src/index.test.ts': `import { expect, test } from 'vitest';
import * as feature from './index.ts';

test('what other packages may use', () => {
  expect(Object.keys(feature)).toEqual(['${name}View']);
});
`,
    'src/copy.ts': `/** Every sentence a shopper reads here. */
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
import { copy } from '../copy.ts';

export type ${name}ViewProps = {
  /** What there is to show, in the order it is shown. */
  lines: readonly string[];
};

/** What a shopper sees once the data is there. The binding beside it reads the data and chooses loading, failure or this. */
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

const meta = { component: ${name}View, args: { lines: ['One', 'Two'] } } satisfies Meta<typeof ${name}View>;
export default meta;
type Story = StoryObj<typeof meta>;

// Usual, empty, loading, failed, long text, sold out, slow: one story each, as they apply.
export const Usual: Story = {};
export const Empty: Story = { args: { lines: [] } };
`,
    [`src/views/${name}View.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${name}View } from './${name}View.tsx';

test('without anything to show it says so and leads on', () => {
  render(<${name}View lines={[]} />);
  expect(screen.getByText('There is nothing here yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
});
`,
  };
}
