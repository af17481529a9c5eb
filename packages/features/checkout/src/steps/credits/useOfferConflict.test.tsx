import { samples } from '@luxe/contract/samples';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOfferConflict } from './useOfferConflict.ts';

const [offer] = samples.bankOffers.offers;

test.each([
  ['Credit Card', ''],
  ['EMI', ''],
] as const)('asks nothing for the mode %s, because bank offers allow it [CHK-34]', async (mode, problem) => {
  const { result } = renderHook(() => useOfferConflict(offer, vi.fn()));
  expect(await result.current.resolveConflict(mode, problem)).toBe('none');
  expect(result.current.controls.question).toBeUndefined();
});

test.each(['COD', 'UPI', 'Netbanking'] as const)(
  'asks the shopper to choose between the bank offer and the mode %s [CHK-34]',
  async (mode) => {
    const { result } = renderHook(() => useOfferConflict(offer, vi.fn()));
    let decision: Promise<string> | undefined;
    act(() => {
      decision = result.current.resolveConflict(mode);
    });
    expect(result.current.controls.question).toMatchObject({ mode, cardProblem: '' });
    act(() => result.current.controls.onCancel());
    expect(await decision).toBe('retained');
    expect(result.current.controls.question).toBeUndefined();
  },
);

test('removes an offer that excludes the card, or returns why the removal failed [CHK-34]', async () => {
  const drop = vi.fn(async () => 'The shop is not reachable.');
  const { result } = renderHook(() => useOfferConflict(offer, drop));
  let decision: Promise<string> | undefined;
  act(() => {
    decision = result.current.resolveConflict('Credit Card', samples.binValidationUnfit.bankOfferError);
  });
  expect(await act(() => result.current.controls.onDrop())).toBe('The shop is not reachable.');
  expect(result.current.controls.question?.cardProblem).toContain('not for this card');
  drop.mockResolvedValue('');
  await act(() => result.current.controls.onDrop());
  expect(await decision).toBe('dropped');
  expect(drop).toHaveBeenLastCalledWith(offer?.offerCode);
});

test('does not ask the shopper when no bank offer is applied', async () => {
  const { result } = renderHook(() => useOfferConflict(undefined, vi.fn()));
  expect(await result.current.resolveConflict('COD')).toBe('none');
});
