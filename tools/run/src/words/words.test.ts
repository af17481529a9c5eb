import { describe, expect, it, test } from 'vitest';
import { findNameProblem } from './fileNames.ts';
import { findWideComments, findWideProse } from './lineWidth.ts';
import { findBrokenReferences, type Project } from './references.ts';
import { findBannedWords } from './vocabulary.ts';

describe('the vocabulary check', () => {
  test.each([
    ['a comment', '// The page is kept for 30 s.', ['kept']],
    ['a name in camelCase', 'const keptLines = 1;', ['kept']],
    ['a name of a class', 'class PageShelf {}', ['shelf']],
    ['a private member', 'this.#kept.clear();', ['kept']],
    ['a test title', "it('tells the shopper', run);", ['tells']],
    ['a sentence with two', '/** Nobody refuses. */', ['refuses', 'nobody']],
  ])('finds the banned words in %s', (_, line, words) =>
    expect(findBannedWords('a.ts', line).map(({ word }) => word)).toEqual(words),
  );

  test.each(['const storeName = 1;', 'placeholder', "import './shelfless.ts';", 'the warehouse', 'retold'])(
    'accepts the text %s, which only resembles a banned word',
    (line) => expect(findBannedWords('a.ts', line)).toEqual([]),
  );

  it('returns the line of a banned word and its replacement', () =>
    expect(findBannedWords('a.ts', 'one\nsaid')).toEqual([
      { line: 2, word: 'said', instead: 'state, return, contain or show' },
    ]));
});

describe('the width check', () => {
  const wide = 'word '.repeat(30).trim();

  test.each([
    ['a line comment', `// ${wide}`, [1]],
    ['a line of a block comment', `/**\n * ${wide}\n */`, [2]],
    ['code, which Prettier wraps', `const text = '${wide}';`, []],
    ['a long address alone', `// ${'https://example.com/'.padEnd(150, 'a')}`, []],
  ])('reports wide lines of comments, but not of code or URLs: %s', (_, text, lines) =>
    expect(findWideComments(text)).toEqual(lines),
  );

  test.each([
    ['a paragraph', wide, [1]],
    ['a table', `| ${wide} |`, []],
    ['a block of code', `\`\`\`\n${wide}\n\`\`\`\n${wide}`, [4]],
  ])('reports wide lines of prose, but not of tables or code: %s', (_, text, lines) =>
    expect(findWideProse(text)).toEqual(lines),
  );
});

describe('the check of file names', () => {
  test.each([
    'packages/ui/src/forms/text-field/TextField.stories.tsx',
    'apps/store-api/src/modules/cart/priceCart.test.ts',
    'apps/storefront/app/entry.client.tsx',
    'e2e/src/miniBag.phone.spec.ts',
    '.storybook/main.ts',
  ])('accepts the file name %s', (file) => expect(findNameProblem(file)).toBeUndefined());

  test.each([
    ['apps/store-api/src/modules/cart/price-cart.ts', /camelCase/],
    ['packages/ui/src/textField/TextField.tsx', /kebab-case/],
  ])('rejects the file name %s', (file, problem) => expect(findNameProblem(file)).toMatch(problem));
});

describe('the check of Markdown', () => {
  const project: Project = {
    files: new Set(['docs/map.md', 'packages/ui/README.md', 'packages/ui/src/actions/button/Button.tsx']),
    scripts: new Map([
      ['', new Set(['verify'])],
      ['packages/tokens/', new Set(['build'])],
    ]),
    hasVariable: (name) => name === 'STORE_ORIGIN',
  };

  test.each([
    ['a path from the root', '`packages/ui/src/actions/button/Button.tsx`'],
    ['a path from `src` of the package', '`button/Button.tsx`'],
    ['a file by its name', '`Button.tsx`'],
    ['a folder', '`packages/ui/`'],
    ['a link', '[map](../../docs/map.md#layers)'],
    ['a link to another site', '[React](https://react.dev)'],
    ['a script', 'run `npm run verify`'],
    ['an environment variable', '`STORE_ORIGIN=https://store.example`'],
    ['a path in a block of code', '```\n`gone.ts`\n```'],
  ])('accepts a reference to %s', (_, text) =>
    expect(findBrokenReferences('packages/ui/README.md', text, project)).toEqual([]),
  );

  test.each([
    ['a path', '`button/Gone.tsx`', 'the path button/Gone.tsx'],
    ['a link', '[map](gone.md)', 'the link gone.md'],
    ['a script of another package', '`npm run build`', 'the script build'],
    ['an environment variable', '`STORE_ORIGINS`', 'the environment variable STORE_ORIGINS'],
  ])('rejects %s that does not exist', (_, text, what) =>
    expect(findBrokenReferences('packages/ui/README.md', text, project)).toEqual([
      `packages/ui/README.md names ${what}, which does not exist.`,
    ]),
  );
});
