import { expect, it, vi } from 'vitest';
import { createResources } from './createResources.ts';
import type { Hint } from './session/hint.ts';

it('adds to the cart that another tab has made meanwhile, and makes no second one', async () => {
  const names: string[] = [];
  const call = vi.fn(async (name: string) => {
    names.push(name);
    return { status: 'SUCCESS', entryNumber: '0', quantity: 1, count: 2 };
  });
  let cookie: Hint = { signedIn: false, hasCart: false };
  const { bag, hint } = createResources({
    client: { call } as never,
    track: () => undefined,
    mutate: (async () => undefined) as never,
    readFirstHint: () => cookie,
    readHint: () => cookie,
    isHintLive: true,
  });
  expect(hint.get()?.hasCart).toBe(false);
  cookie = { signedIn: false, hasCart: true };
  expect(await bag.add({ productCode: 'mp1', USSID: 'u1' })).toMatchObject({ ok: true });
  expect(names).toEqual(['addToBag']);
  expect(hint.get()?.hasCart).toBe(true);
});
