import { expect, test } from 'vitest';
import { listErrors } from './listErrors.ts';

test('lists errors of nested fields and arrays with their paths', () => {
  const errors = {
    name: { type: 'required', message: 'Enter your full name' },
    address: { pincode: { type: 'pattern', message: 'Enter all six digits' } },
    photographs: [undefined, { type: 'large', message: 'Too large' }],
  };
  expect(listErrors(errors as never)).toEqual({
    form: undefined,
    fields: [
      { name: 'name', message: 'Enter your full name' },
      { name: 'address.pincode', message: 'Enter all six digits' },
      { name: 'photographs.1', message: 'Too large' },
    ],
  });
});

test('returns the error of the form separately from the errors of its fields', () => {
  expect(listErrors({ root: { type: 'shop', message: 'Not saved' } } as never).form).toBe('Not saved');
  expect(listErrors({ root: { shop: { type: 'shop', message: 'Not saved' } } } as never)).toEqual({
    form: 'Not saved',
    fields: [],
  });
});
