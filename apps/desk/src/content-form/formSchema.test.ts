import { expect, it } from 'vitest';
import { deskCallSamples } from '@luxe/contract/desk-samples';
import { controlId, itemTitle, serverValidator, toErrorSchema, toFormSchema } from './formSchema.ts';
import { fromIndianInput, toIndianInput } from './indianTime.ts';

const schema = toFormSchema(deskCallSamples.contentEntry.entry.schema);
const { blocks: list } = schema.properties as { blocks: { items: { oneOf: object[] } } };
const blocks = list.items;

it('chooses a block by its type, and has a field of its own for pictures', () => {
  expect(blocks).toMatchObject({ discriminator: { propertyName: 'type' } });
  expect(blocks.oneOf[0]).toMatchObject({
    properties: { image: { properties: { wide: { $id: 'PictureField' } } } },
  });
});

it('leaves out hidden fields and defaults', () => {
  const form = toFormSchema({
    type: 'object',
    properties: { shown: { type: 'string', default: 'x' }, own: { type: 'string', hidden: true } },
  });
  expect(form.properties).toEqual({ shown: { type: 'string' } });
});

it.each([
  [{ type: 'hero', title: 'The winter room' }, '1. Hero: The winter room'],
  [{ type: 'countdown' }, '1. End of an offer'],
  [{ type: 'confetti' }, '1. Item'],
  [undefined, '1. Item'],
])('names the item %j', (value, title) => {
  expect(itemTitle(blocks as never, value, 0)).toBe(title);
});

it('puts mistakes at their fields', () => {
  const path = ['blocks', 0, 'title'];
  expect(toErrorSchema([{ path, message: 'Fill in this field.' }])).toEqual({
    blocks: { 0: { title: { __errors: ['Fill in this field.'] } } },
  });
  expect(toErrorSchema([{ path: [], message: 'No.' }])).toEqual({ __errors: ['No.'] });
  expect(controlId(path)).toBe('root_blocks_0_title');
});

it.each([
  [{ wide: {}, tall: {}, alt: '' }, 0],
  [{ file: 'a.avif', alt: '' }, 1],
])('knows which form of a value %j has', (value, index) => {
  const forms = [
    { type: 'object', required: ['wide', 'tall', 'alt'] },
    { type: 'object', required: ['file', 'alt'] },
  ] as const;
  expect(forms.map((form) => serverValidator.isValid(form as never, value, {}))).toEqual(
    forms.map((_, at) => at === index),
  );
});

it.each([
  ['2026-12-04T18:30:00.000Z', '2026-12-05T00:00', '2026-12-05T00:00:00+05:30'],
  ['2026-12-05T10:00:00+05:30', '2026-12-05T10:00', '2026-12-05T10:00:00+05:30'],
])('shows the moment %s in Indian time', (iso, shown, sent) => {
  expect(toIndianInput(iso)).toBe(shown);
  expect(fromIndianInput(shown)).toBe(sent);
});

it('takes no incomplete time', () => {
  expect(fromIndianInput('2026-12-05')).toBeUndefined();
  expect(toIndianInput('soon')).toBe('');
});
