import { expect, it } from 'vitest';
import { readableArgTypes } from './readableArgTypes.ts';

/** The arg type of `name` after the enhancer. */
const enhanced = (name: string, argType: object) =>
  readableArgTypes({ argTypes: { [name]: { name, ...argType } } } as unknown as Parameters<
    typeof readableArgTypes
  >[0])[name];

it('shows the members of a union of names', () => {
  const type = { name: 'enum', value: ['primary', 'secondary'] };
  expect(enhanced('emphasis', { type, table: { type: { summary: 'union' } } })?.table?.type?.summary).toBe(
    'primary | secondary',
  );
});

it('shows the members of a union of types', () => {
  const type = { name: 'union', value: [{ name: 'string' }, { name: 'other', value: 'ReactNode' }] };
  expect(enhanced('label', { type })?.table?.type?.summary).toBe('string | ReactNode');
});

it('offers all icons for an icon, and nothing for another element', () => {
  expect(enhanced('icon', { type: { name: 'other', value: 'IconName' } })).toMatchObject({
    control: { type: 'select' },
    options: expect.arrayContaining(['bag', 'chevron-down']),
  });
  expect(enhanced('icon', { type: { name: 'other', value: 'ReactNode' } })?.options).toBeUndefined();
});

it('leaves other types unchanged', () => {
  expect(enhanced('busy', { type: { name: 'boolean' } })).toEqual({
    name: 'busy',
    type: { name: 'boolean' },
  });
});
