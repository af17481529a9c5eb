import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import type { ReturnDraft } from './draft.ts';
import { firstOpenStep, stepPath, stepsOf, type ReturnStep } from './steps.ts';

const { returnOptions: options, returnOptionsCash } = samples;
const id = options.lines[0]?.transactionId ?? '';
const item = (reason?: ReturnDraft['items'][string]['reason']): ReturnDraft['items'] => ({
  [id]: { quantity: 1, reason, comment: '' },
});
const photo = { photoId: '6e0b6e4e-3f2c-4a6e-9a53-0f0f2d6f1a11', name: 'a.jpg', size: 1 };
const draft: ReturnDraft = { items: item('size'), photos: [], kind: 'refund', refundTo: 'source' };

test('every step has a path, in the order of the specification [ORD-05]', () => {
  expect(stepPath('initiate', 'LX-1')).toBe('/my-account/initiate?orderCode=LX-1');
  expect(stepPath('returnSummary', 'LX-1')).toBe('/my-account/returnSummary?orderCode=LX-1');
  expect(stepsOf({ ...draft, refundTo: 'bank' }, options)).toEqual([
    ...['initiate', 'reason', 'refundSource', 'pickup', 'bankDetails', 'returnSummary'],
  ]);
});

test('a step without a question is left out', () => {
  expect(stepsOf(draft, { ...options, refundTargets: ['source'] })).not.toContain('refundSource');
  expect(stepsOf(draft, options)).not.toContain('bankDetails');
  expect(stepsOf({ ...draft, items: item('missing') }, options)).not.toContain('pickup');
});

const atStore = { id: 'a', name: 'A', address: 'B', city: 'C' };
test.each<[string, Partial<ReturnDraft>, ReturnStep]>([
  ['no item', { items: {} }, 'initiate'],
  ['no reason', { items: item() }, 'reason'],
  ['damage without a photo', { items: item('damaged') }, 'reason'],
  ['damage with a photo', { items: item('damaged'), photos: [photo] }, 'pickup'],
  ['no destination of the money', { refundTo: undefined }, 'refundSource'],
  ['no method', {}, 'pickup'],
  ['a pickup without a day', { method: 'schedulePickup', addressId: '1', slot: '9-12' }, 'pickup'],
  ['a store that is not chosen', { method: 'quickDrop' }, 'pickup'],
  ['a chosen store', { method: 'quickDrop', store: atStore }, 'returnSummary'],
  ['a courier', { method: 'selfCourier' }, 'returnSummary'],
  ['a missing item', { items: item('missing') }, 'returnSummary'],
])('with %s the first open step is found', (_, change, step) =>
  expect(firstOpenStep({ ...draft, ...change }, options, '')).toBe(step),
);

test('a bank account is asked for again when its number is not in memory', () => {
  const cash: ReturnDraft = {
    ...draft,
    refundTo: 'bank',
    method: 'selfCourier',
    bank: { holder: 'Ananya Rao', ifsc: 'HDFC0000485' },
  };
  expect(firstOpenStep(cash, returnOptionsCash, '')).toBe('bankDetails');
  expect(firstOpenStep(cash, returnOptionsCash, '50100234567890')).toBe('returnSummary');
});

test('units that can only be reported need a fault as their reason', () => {
  const lines = options.lines.map((line) => ({ ...line, returnableQuantity: 0, faultQuantity: 1 }));
  expect(firstOpenStep(draft, { ...options, lines }, '')).toBe('reason');
  const wrong = { ...draft, items: item('wrongItem'), photos: [photo] };
  expect(firstOpenStep(wrong, { ...options, lines }, '')).toBe('pickup');
});

const replace = samples.returnOptionsReplace;
const [choice, other] = replace.lines[0]?.choices ?? [];
const replacing: ReturnDraft = { ...draft, kind: 'replacement' };

test('a replacement asks for a size instead of the money, and has its own first and last step [ORD-07]', () => {
  expect(stepsOf(replacing, replace)).toEqual([
    ...['initiate', 'reason', 'variants', 'pickup', 'replacementSummary'],
  ]);
  expect(stepsOf({ ...replacing, isStartedAsReplacement: true }, replace)[0]).toBe('replacements');
  expect(firstOpenStep(replacing, replace, '')).toBe('variants');
  const items = { [id]: { quantity: 1, reason: 'size' as const, comment: '', replaceWith: other?.USSID } };
  expect(firstOpenStep({ ...replacing, items }, replace, '')).toBe('pickup');
  expect(firstOpenStep({ ...replacing, items, method: 'selfCourier' }, replace, '')).toBe(
    'replacementSummary',
  );
});

test('a single variant needs no question', () => {
  const lines = replace.lines.map((line) => ({ ...line, choices: choice ? [choice] : [] }));
  expect(stepsOf(replacing, { ...replace, lines })).not.toContain('variants');
});

test('the step of the reason is open until the shopper has chosen between replacement and refund', () => {
  expect(firstOpenStep({ ...draft, kind: undefined }, replace, '')).toBe('reason');
});
