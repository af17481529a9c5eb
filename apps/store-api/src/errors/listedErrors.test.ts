import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calls, type CallName } from '@luxe/contract/calls';
import { errorCodesOf } from '@luxe/contract/error-codes';
import { errors } from '@luxe/contract/errors';
import { expect, it } from 'vitest';

const sources = path.resolve(import.meta.dirname, '..');
/** Code that only the desk or a webhook reaches. Neither is a call of the contract with a list of errors. */
const isElsewhere = (file: string) => /^(?:modules\/(?:ops|editing|staff)\/|http\/webhook\.ts$)/.test(file);

const codes = new Map(
  Object.entries(errors).flatMap(([code, { messages }]) => Object.keys(messages).map((name) => [name, code])),
);
const listed = new Set<string>((Object.keys(calls) as CallName[]).flatMap((name) => errorCodesOf(name)));

/** The errors that a source throws by name, with their codes. */
const thrownIn = (text: string) =>
  [...text.matchAll(/\b(?:domainError|retryableError)\(\s*'(\w+)'/g)].map(([, name = '']) => ({
    name,
    code: codes.get(name) ?? '',
  }));

it('at least one endpoint of the contract lists the code of each error that a module throws', () => {
  const files = globSync('**/*.ts', { cwd: sources }).filter(
    (file) => !/\.test\.ts$|^testing\//.test(file) && !isElsewhere(file),
  );
  const thrown = files.flatMap((file) =>
    thrownIn(readFileSync(path.join(sources, file), 'utf8')).map((error) => ({ file, ...error })),
  );
  expect(thrown.length).toBeGreaterThan(200);
  const unlisted = thrown
    .filter(({ code }) => !listed.has(code))
    .map(({ file, name, code }) => `${file} throws ${name} (${code}): list ${code} at its endpoints.`);
  expect(unlisted).toEqual([]);
});

it('finds an error by its name, also on the next line', () => {
  expect(thrownIn("throw domainError('itemNotSold');\nthrow retryableError(\n  'tooManyCoupons',\n")).toEqual(
    [
      { name: 'itemNotSold', code: 'B4041' },
      { name: 'tooManyCoupons', code: 'B9503' },
    ],
  );
});
