import { expect, test } from 'vitest';
import { listErrors } from './listErrors.ts';

test('lines of nested fields and lists bear their paths', () => {
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

test('what is said of the whole form stands apart', () => {
  expect(listErrors({ root: { type: 'shop', message: 'Not saved' } } as never).form).toBe('Not saved');
  expect(listErrors({ root: { shop: { type: 'shop', message: 'Not saved' } } } as never)).toEqual({
    form: 'Not saved',
    fields: [],
  });
});
