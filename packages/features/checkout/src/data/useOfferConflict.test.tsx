import { samples } from '@luxe/contract/samples';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOfferConflict } from './useOfferConflict.ts';

const [offer] = samples.bankOffers.offers;

test.each([
  ['Credit Card', ''],
  ['EMI', ''],
] as const)('%s goes with a bank offer: nothing is asked [CHK-34]', async (mode, problem) => {
  const { result } = renderHook(() => useOfferConflict(offer, vi.fn()));
  expect(await result.current.ask(mode, problem)).toBe('none');
  expect(result.current.asking.question).toBeUndefined();
});

test.each(['COD', 'UPI', 'Netbanking'] as const)('%s does not: she is asked [CHK-34]', async (mode) => {
  const { result } = renderHook(() => useOfferConflict(offer, vi.fn()));
  let answer: Promise<string> | undefined;
  act(() => {
    answer = result.current.ask(mode);
  });
  expect(result.current.asking.question).toMatchObject({ mode, cardProblem: '' });
  act(() => result.current.asking.onKeep());
  expect(await answer).toBe('kept');
  expect(result.current.asking.question).toBeUndefined();
});

test('a card that the offer is not for: taken off, or the reason why not [CHK-34]', async () => {
  const drop = vi.fn(async () => 'The shop is not reachable.');
  const { result } = renderHook(() => useOfferConflict(offer, drop));
  let answer: Promise<string> | undefined;
  act(() => {
    answer = result.current.ask('Credit Card', samples.binValidationUnfit.bankOfferError);
  });
  expect(await act(() => result.current.asking.onDrop())).toBe('The shop is not reachable.');
  expect(result.current.asking.question?.cardProblem).toContain('not for this card');
  drop.mockResolvedValue('');
  await act(() => result.current.asking.onDrop());
  expect(await answer).toBe('dropped');
  expect(drop).toHaveBeenLastCalledWith(offer?.offerCode);
});

test('without a bank offer nothing is asked', async () => {
  const { result } = renderHook(() => useOfferConflict(undefined, vi.fn()));
  expect(await result.current.ask('COD')).toBe('none');
});
