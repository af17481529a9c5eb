import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSignedNames } from './signedNames.ts';

const names = createSignedNames('secret');
const url = 'https://pictures.example/a/b.jpg?c=d&e=ü';

it('every process with the same secret can read the URL from a signed name', () => {
  expect(createSignedNames('secret').urlOf(names.nameOf(url) ?? '')).toBe(url);
  expect(createSignedNames('other').urlOf(names.nameOf(url) ?? '')).toBeUndefined();
});

it('only one spelling of the signed name of a URL is accepted', () => {
  const name = names.nameOf(url) ?? '';
  const others = [...name].flatMap((_, at) =>
    ['A', 'B', 'w', '_', '.', '='].map((letter) => name.slice(0, at) + letter + name.slice(at + 1)),
  );
  expect(others.filter((other) => other !== name && names.urlOf(other) !== undefined)).toEqual([]);
});

it('a URL that is too long gets no signed name', () => {
  expect(names.nameOf(`https://pictures.example/${'a'.repeat(1000)}`)).toBeUndefined();
});

it('a name that the storefront did not sign is rejected', () => {
  const key = fc.base64String({ minLength: 24, maxLength: 24 }).map((text) => text.slice(0, 22));
  const carried = fc
    .string()
    .map((text) => Buffer.from(`https://pictures.example/${text}`).toString('base64url'));
  const forged = fc.oneof(
    fc.string(),
    fc.tuple(key, carried).map((parts) => parts.join('.')),
  );
  fc.assert(fc.property(forged, (name) => names.urlOf(name) === undefined));
  expect(names.urlOf('')).toBeUndefined();
});
