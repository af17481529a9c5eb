import { toCamel, toPascal, toWords } from './names.ts';

/**
 * The files of a new feature package, by path: screen, view, data, copy, calls, stories of every state,
 * tests, exports and README. The screen shows a content page of the store until the feature has own calls.
 */
export function featureFiles(feature: string): Record<string, string> {
  const name = toPascal(feature);
  const camel = toCamel(feature);
  const words = toWords(feature);
  return {
    ...packageFiles(feature),
    'README.md': `# ${words}

What the shopper can do with this feature, in one sentence.

- \`${name}Screen\`: the screen. States: usual, empty, loading, failed.
- \`${camel}Calls()\`: the calls that the server preloads.

Calls: \`cmsPage\`.
Imports ui, patterns, resources, contract. Imported by no package yet.
`,
    'src/index.ts': `export { ${name}Screen } from './${name}Screen.tsx';
export { ${camel}Calls } from './data/calls.ts';
`,
    'src/index.test.ts': `import { expect, test } from 'vitest';
import * as feature from './index.ts';

test('exports only the public API', () => {
  expect(Object.keys(feature).sort()).toEqual(['${name}Screen', '${camel}Calls']);
});
`,
    'src/data/copy.ts': `/** Every sentence that the shopper reads in this feature. */
export const copy = {
  emptyTitle: 'There is nothing here yet',
  empty: 'Come back later, or go on looking.',
  home: 'Go to the home page',
  failedTitle: 'This page could not be shown',
  loading: 'Loading the page',
} as const;
`,
    'src/data/calls.ts': `import { ${camel}Part } from './${camel}Part.ts';

/** Calls that the server preloads for the screen. Replace \`cmsPage\` with the calls of the feature. */
export const ${camel}Calls = () =>
  [['cmsPage', { params: { path: '${feature}' } }, ${camel}Part]] as const;
`,
    [`src/data/${camel}Part.ts`]: `import type { CallResponse } from '@luxe/contract/calls';
import type { Part } from '@luxe/resources';

export interface ${name}Model {
  readonly title: string;
  /** In the order of the page. */
  readonly lines: readonly string[];
}

/** Selects what the screen shows, so that the page carries no more. */
export const ${camel}Part: Part<'cmsPage', ${name}Model> = {
  as: '${feature}',
  of: ({ h1, blocks }: CallResponse<'cmsPage'>) => ({
    title: h1,
    lines: blocks.flatMap((block) => (block.type === 'text' ? [block.title] : [])),
  }),
};
`,
    [`src/data/${camel}Part.test.ts`]: `import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { ${camel}Part } from './${camel}Part.ts';

test('selects the heading and the titles of the texts', () => {
  const { title, lines } = ${camel}Part.of(samples.textPage);
  expect(title).toBe(samples.textPage.h1);
  expect(lines.length).toBeGreaterThan(0);
});
`,
    ...screenFiles(feature),
    ...viewFiles(feature),
  };
}

function packageFiles(feature: string): Record<string, string> {
  const folder = `packages/features/${feature}`;
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const packages = ['client', 'contract', 'patterns', 'resources', 'ui'];
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
      dependencies: {
        '@luxe/contract': '0.1.0',
        '@luxe/patterns': '0.1.0',
        '@luxe/resources': '0.1.0',
        '@luxe/ui': '0.1.0',
        react: '19.3.1',
      },
      devDependencies: { '@luxe/client': '0.1.0' },
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
      references: packages.map((one) => ({ path: `../../${one}` })),
    }),
  };
}

function screenFiles(feature: string): Record<string, string> {
  const name = toPascal(feature);
  const camel = toCamel(feature);
  return {
    [`src/${name}Screen.tsx`]: `import { FailedScreen } from '@luxe/patterns/failed-screen';
import { useCall } from '@luxe/resources';
import { ${camel}Calls } from './data/calls.ts';
import { copy } from './data/copy.ts';
import { ${name}Skeleton } from './views/${name}Skeleton.tsx';
import { ${name}View } from './views/${name}View.tsx';

/** What the shopper sees and can do here. */
export function ${name}Screen() {
  const [[name, args, part]] = ${camel}Calls();
  const { data, error, retry } = useCall(name, args, { part });
  if (data) return <${name}View model={data} />;
  if (!error) return <${name}Skeleton />;
  return <FailedScreen title={copy.failedTitle} onRetry={() => void retry()} />;
}
`,
    [`src/${name}Screen.stories.tsx`]: `import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { delayedReply, fault, mockApi, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { ${name}Screen } from './${name}Screen.tsx';

const withMocks = (overrides: Overrides) => ({ msw: { handlers: mockApi(overrides) } });
const skipPicture = { pictures: { skip: 'Its parts are in the picture of Usual.' } };
const { textPage } = samples;

const meta = {
  component: ${name}Screen,
  parameters: {
    layout: 'fullscreen',
    ...withMocks({ cmsPage: textPage }),
    subject: {
      kind: 'screen',
      name: '${toWords(feature)}',
      missingStates: { offline: 'Same as Failed; the notice above the page is in Shop-wide errors.' },
    },
  },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ${name}Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const loaded: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
};

export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: loaded,
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'], ...skipPicture },
  globals: { viewport: { value: 'mobile' } },
  play: loaded,
};
export const Empty: Story = {
  parameters: { ...withMocks({ cmsPage: { ...textPage, blocks: [] } }), states: ['empty'], ...skipPicture },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Go to the home page' });
  },
};
export const LongText: Story = {
  parameters: {
    ...withMocks({ cmsPage: { ...textPage, h1: \`\${textPage.h1} \`.repeat(6).trim() } }),
    states: ['long text'],
    ...skipPicture,
  },
  play: loaded,
};
export const Failed: Story = {
  parameters: { ...withMocks(fault('cmsPage', '5xx')), states: ['failed'], ...skipPicture },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  },
};
export const Slow: Story = {
  parameters: {
    ...withMocks({ cmsPage: delayedReply(60_000, textPage) }),
    states: ['loading', 'slow'],
    ...skipPicture,
  },
};
`,
  };
}

function viewFiles(feature: string): Record<string, string> {
  const name = toPascal(feature);
  const camel = toCamel(feature);
  return {
    [`src/views/${name}View.tsx`]: `import { EmptyState } from '@luxe/ui/empty-state';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';
import { copy } from '../data/copy.ts';
import type { ${name}Model } from '../data/${camel}Part.ts';

export type ${name}ViewProps = {
  model: ${name}Model;
  /** Between the heading and the lines, such as a form of the screen. */
  children?: ReactNode;
};

/** The loaded screen. It takes a model and callbacks, and reads no data. */
export function ${name}View({ model: { title, lines }, children }: ${name}ViewProps) {
  return (
    <Page>
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      {children}
      {lines.length > 0 ? (
        <Stack gap={16}>
          {lines.map((line, at) => (
            <Text key={at}>{line}</Text>
          ))}
        </Stack>
      ) : (
        <EmptyState title={copy.emptyTitle} action={<Link href="/">{copy.home}</Link>}>
          {copy.empty}
        </EmptyState>
      )}
    </Page>
  );
}
`,
    [`src/views/${name}View.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${name}View } from './${name}View.tsx';

test('shows the title and the lines', () => {
  render(<${name}View model={{ title: 'Title', lines: ['One', 'Two'] }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Title' })).toBeTruthy();
  expect(screen.getByText('Two')).toBeTruthy();
});

test('shows a message and a link when there are no lines', () => {
  render(<${name}View model={{ title: 'Title', lines: [] }} />);
  expect(screen.getByRole('heading', { level: 2, name: 'There is nothing here yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
});
`,
    [`src/views/${name}Skeleton.tsx`]: `import { Loader } from '@luxe/ui/loader';
import { Page } from '@luxe/ui/page';
import { Skeleton } from '@luxe/ui/skeleton';
import { copy } from '../data/copy.ts';

/** Skeleton of the screen. Hidden for the first 170 ms [SHL-22]. */
export function ${name}Skeleton() {
  return (
    <Loader active label={copy.loading}>
      <Page>
        <Skeleton shape="title" width="third" />
        <Skeleton shape="text" lines={6} />
      </Page>
    </Loader>
  );
}
`,
  };
}
