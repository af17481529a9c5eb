import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createKeyedNames } from './keyedNames.ts';

const names = createKeyedNames('secret');
const url = 'https://pictures.example/a/b.jpg?c=d&e=ü';

it('carries an address, for every process with the same secret', () => {
  expect(createKeyedNames('secret').urlOf(names.nameOf(url) ?? '')).toBe(url);
  expect(createKeyedNames('other').urlOf(names.nameOf(url) ?? '')).toBeUndefined();
});

it('has one spelling for an address', () => {
  const name = names.nameOf(url) ?? '';
  const others = [...name].flatMap((_, at) =>
    ['A', 'B', 'w', '_', '.', '='].map((letter) => name.slice(0, at) + letter + name.slice(at + 1)),
  );
  expect(others.filter((other) => other !== name && names.urlOf(other) !== undefined)).toEqual([]);
});

it('carries no address that is too long', () => {
  expect(names.nameOf(`https://pictures.example/${'a'.repeat(1000)}`)).toBeUndefined();
});

it('knows no name that it did not give', () => {
  fc.assert(fc.property(fc.string(), (text) => names.urlOf(text) === undefined));
  fc.assert(
    fc.property(fc.base64String({ minLength: 24, maxLength: 24 }), fc.webUrl(), (key, address) => {
      const forged = `${key.slice(0, 22).replaceAll('+', '-').replaceAll('/', '_')}.${Buffer.from(address).toString('base64url')}`;
      expect(names.urlOf(forged)).toBeUndefined();
    }),
  );
});
