import { samples } from '@luxe/contract/samples';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '@luxe/resources';
import { possibleDraft, readDraft, toUnitsParam, writeDraft, type ReturnDraft } from './draft.ts';

beforeEach(() => void vi.stubGlobal('sessionStorage', createMemoryStorage()));

const [line] = samples.returnOptions.lines;
if (!line) throw new Error('The order has no line.');
type Change = Partial<typeof line>;
const optionsOf = (...changes: Change[]) => ({
  lines: changes.map((change, at) => ({ ...line, transactionId: String(at), ...change })),
  refundTargets: samples.returnOptions.refundTargets,
});
const draftOf = (quantities: Record<string, number>): ReturnDraft => ({
  items: Object.fromEntries(
    Object.entries(quantities).map(([id, quantity]) => [id, { quantity, comment: '' }]),
  ),
  photos: [],
});

test.each<[string, Change[], Record<string, number>, string]>([
  ['chooses the only unit', [{ returnableQuantity: 1 }], {}, '0:1'],
  ['chooses the only unit that can be reported', [{ returnableQuantity: 0, faultQuantity: 1 }], {}, '0:1'],
  ['leaves a choice of several units open', [{ returnableQuantity: 2 }], {}, ''],
  ['leaves a choice of several lines open', [{ returnableQuantity: 1 }, { returnableQuantity: 1 }], {}, ''],
  ['lowers a quantity to what is possible', [{ returnableQuantity: 2 }], { '0': 5 }, '0:2'],
  ['counts units with a fault', [{ returnableQuantity: 1, faultQuantity: 1 }], { '0': 2 }, '0:2'],
  ['drops an unknown line', [{ returnableQuantity: 2 }], { '9': 1 }, ''],
])('%s', (_, changes, chosen, units) =>
  expect(toUnitsParam(possibleDraft(draftOf(chosen), optionsOf(...changes)))).toBe(units),
);

test('a single destination of the money needs no choice, and one that is not offered is forgotten', () => {
  const { lines } = samples.returnOptions;
  const draft = { ...draftOf({}), refundTo: 'bank' as const };
  const refundTo = (...refundTargets: ('source' | 'bank' | 'cliq-cash')[]) =>
    possibleDraft(draft, { lines, refundTargets }).refundTo;
  expect(refundTo('source')).toBe('source');
  expect(refundTo('source', 'cliq-cash')).toBeUndefined();
  expect(refundTo('bank', 'cliq-cash')).toBe('bank');
});

test('a draft survives a reload, one for each order', () => {
  writeDraft('LX-1', draftOf({ '1': 1 }));
  expect(readDraft('LX-1')).toEqual(draftOf({ '1': 1 }));
  expect(readDraft('LX-2')).toEqual(draftOf({}));
});

test.each(['{', '4', 'null', '{}'])('ignores the unreadable draft %s', (stored) => {
  sessionStorage.setItem('returnDraft:LX-1', stored);
  expect(readDraft('LX-1')).toEqual(draftOf({}));
});

const [replaceable] = samples.returnOptionsReplace.lines;
const [onlyReplaceable] = samples.returnOptionsReplaceOnly.lines;
const orderOf = (one: typeof replaceable) => ({
  lines: one ? [{ ...one, transactionId: '0' }] : [],
  refundTargets: samples.returnOptions.refundTargets,
});

test('one possibility is chosen without a question; two stay open [ORD-08]', () => {
  const kindIn = (options: ReturnType<typeof orderOf>, change: Partial<ReturnDraft> = {}) =>
    possibleDraft({ ...draftOf({ '0': 1 }), ...change }, options).kind;
  expect(kindIn(orderOf(replaceable))).toBeUndefined();
  expect(kindIn(orderOf(replaceable), { kind: 'refund' })).toBe('refund');
  expect(kindIn(orderOf(onlyReplaceable))).toBe('replacement');
  expect(kindIn(orderOf(replaceable), { isStartedAsReplacement: true })).toBe('replacement');
  expect(kindIn(optionsOf({}))).toBe('refund');
});

test('a variant that has sold out meanwhile is no longer chosen', () => {
  const options = orderOf(replaceable);
  const [line] = options.lines;
  const wanted = line?.choices[1]?.USSID;
  const draft: ReturnDraft = {
    items: { '0': { quantity: 1, comment: '', replaceWith: wanted } },
    photos: [],
  };
  expect(possibleDraft(draft, options).items['0']?.replaceWith).toBe(wanted);
  const soldOut = {
    ...options,
    lines: options.lines.map((one) => ({
      ...one,
      choices: one.choices.map((choice) =>
        choice.USSID === wanted ? { ...choice, stock: 0, obstacle: 'Sold out.' } : choice,
      ),
    })),
  };
  expect(possibleDraft(draft, soldOut).items['0']?.replaceWith).toBeUndefined();
});
