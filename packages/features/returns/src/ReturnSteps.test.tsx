import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, mockFetch, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAccountNumber, holdAccountNumber } from './data/accountNumber.ts';
import { readDraft } from './data/draft.ts';
import type { ReturnStep } from './data/steps.ts';
import { ReturnStepScreen } from './ReturnStepScreen.tsx';
import { chosen, orderId, storeDraft, transactionId } from './testing/drafts.ts';

const clock = { now: () => 0, sleep: () => Promise.resolve() };

beforeEach(() => {
  sessionStorage.clear();
  forgetAccountNumber();
});

/** Idempotency keys of the sent requests. */
const keys: (string | null)[] = [];

function show(step: ReturnStep, overrides: Overrides = {}) {
  const { fetch, shop } = mockFetch(overrides, { loginType: 'customer' });
  const send: typeof fetch = (url, init) => {
    if (init?.method === 'POST' && String(url).endsWith('/returns'))
      keys.push(new Headers(init.headers).get('idempotency-key'));
    return fetch(url, init);
  };
  const handlers = { onShow: vi.fn(), onPlaced: vi.fn() };
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch: send, clock })} hint="s1c1">
      <ReturnStepScreen step={step} orderCode={orderId} notFound={null} {...handlers} />
    </ResourcesProvider>,
  );
  return { log: shop.log, ...handlers };
}

test('a link into the middle of a return leads to the first open step [ORD-05]', async () => {
  const { onShow } = show('pickup');
  await vi.waitFor(() =>
    expect(onShow).toHaveBeenCalledWith(`/my-account/initiate?orderCode=${orderId}`, { replace: true }),
  );
});

test('sends everything that was chosen, once, and forgets it [ORD-05, ORD-06]', async () => {
  storeDraft({ items: chosen('size', ' Too narrow ') });
  const { log, onPlaced, onShow } = show('returnSummary');
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Send return request' }));
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalledWith(samples.returnRequested.returnCode));
  expect(log.filter(({ name }) => name === 'createReturn').map(({ request }) => request.body)).toEqual([
    {
      units: [{ transactionId, quantity: 1, reason: 'size', comment: 'Too narrow' }],
      photos: [],
      method: 'schedulePickup',
      pickup: { addressId: samples.addresses.addresses[0]?.addressId, day: '2026-11-21', slot: '9-12' },
      refundTo: 'source',
    },
  ]);
  await vi.waitFor(() => expect(readDraft(orderId).items).toEqual({}));
  // The empty draft does not lead back to the first step.
  expect(onShow).not.toHaveBeenCalled();
  expect(await screen.findByText('Loading the order')).toBeDefined();
});

test('the summary shows the pickup address as it is now, and that it has changed', async () => {
  const [own] = samples.addresses.addresses;
  if (!own) throw new Error('There is no address.');
  storeDraft();
  const edited = { ...own, line1: 'Flat 9, Lotus Court' };
  const { log } = show('returnSummary', { addresses: { ...samples.addresses, addresses: [edited] } });
  expect(await screen.findByText(/^Flat 9, Lotus Court/)).toBeDefined();
  expect(screen.getByText(/^You have changed this address/)).toBeDefined();
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Send return request' }));
  await vi.waitFor(() => expect(log.some(({ name }) => name === 'createReturn')).toBe(true));
});

test('a pickup address that is no longer saved has to be chosen again', async () => {
  storeDraft();
  const { log } = show('returnSummary', { addresses: { ...samples.addresses, addresses: [] } });
  expect(await screen.findByText(/^This address is no longer saved/)).toBeDefined();
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Send return request' }));
  expect((await screen.findByRole('alert')).textContent).toContain('no longer saved');
  expect(log.some(({ name }) => name === 'createReturn')).toBe(false);
});

test('a missing item is reported without a way back', async () => {
  storeDraft({ items: chosen('missing', 'The box was empty.') });
  const { log, onPlaced } = show('returnSummary');
  await userEvent.click(await screen.findByRole('button', { name: 'Send report' }));
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalled());
  expect(log.find(({ name }) => name === 'createReturn')?.request.body).toMatchObject({ method: 'nothing' });
});

test('the account number goes to the store, and never into the storage of the browser', async () => {
  holdAccountNumber(orderId, '50100234567890');
  storeDraft({ refundTo: 'bank', bank: { holder: 'Ananya Rao', ifsc: 'HDFC0000485' } });
  const { log } = show('returnSummary', {
    returnOptions: samples.returnOptionsCash,
    returnSummary: samples.returnSummaryBank,
    ...fault('createReturn', '5xx'),
  });
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Send return request' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(log.find(({ name }) => name === 'createReturn')?.request.body).toMatchObject({
    bank: { holder: 'Ananya Rao', ifsc: 'HDFC0000485', accountNumber: '50100234567890' },
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('50100234567890');
});

test('a retry after a lost response has the same idempotency key, also after a reload', async () => {
  keys.length = 0;
  const send = async () => {
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Send return request' }));
  };
  storeDraft();
  show('returnSummary', fault('createReturn', 'offline'));
  await send();
  await screen.findByRole('alert');
  cleanup();
  const { onPlaced } = show('returnSummary');
  await send();
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalled());
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys.at(-1)).toBe(keys[0]);
});

test('a photo is sent when it is chosen; a failed one can be sent again [ORD-05]', async () => {
  storeDraft({ items: chosen('damaged', 'Torn strap.') });
  const { log } = show('reason', fault('addReturnPhoto', '5xx'));
  const file = new File(['x'], 'strap.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText(/^Photos of the fault/), file);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('A photo was not sent. Send it again, or remove it.')).toBeDefined();
  const sent = () => log.filter(({ name }) => name === 'addReturnPhoto').length;
  const before = sent();
  await userEvent.click(retry);
  await vi.waitFor(() => expect(sent()).toBeGreaterThan(before));
});

test('photos count only with a fault: a failed one does not block another reason, and none is sent', async () => {
  storeDraft({ items: chosen('damaged', 'Torn strap.') });
  const { onShow } = show('reason', fault('addReturnPhoto', '5xx'));
  const file = new File(['x'], 'strap.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText(/^Photos of the fault/), file);
  await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(screen.getByRole('radio', { name: 'Size or fit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onShow).toHaveBeenCalledWith(`/my-account/refundSource?orderCode=${orderId}`);
  cleanup();
  const photos = [{ photoId: '6e0b6e4e-3f2c-4a6e-9a53-0f0f2d6f1a11', name: 'strap.png', size: 1 }];
  storeDraft({ items: chosen('size'), photos });
  const { log } = show('returnSummary');
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Send return request' }));
  await vi.waitFor(() =>
    expect(log.find(({ name }) => name === 'createReturn')?.request.body).toMatchObject({ photos: [] }),
  );
});

test('the focus moves to the first control with a problem', async () => {
  storeDraft({ refundTo: undefined });
  show('refundSource');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  const [first] = screen.getAllByRole('radio');
  await vi.waitFor(() => expect(document.activeElement).toBe(first));
});

test('another pincode forgets the store that was chosen for the former one [ORD-06]', async () => {
  const store = { id: 'lodhi-market', name: 'Lodhi Market', address: 'Lodhi Colony', city: 'New Delhi' };
  storeDraft({ method: 'quickDrop', store });
  const { onShow } = show('pickup');
  const pincode = await screen.findByLabelText('Pincode near you');
  await userEvent.clear(pincode);
  await userEvent.type(pincode, '400001');
  await screen.findByText('3 stores near 400001');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Please select store to continue.')).toBeDefined();
  expect(onShow).not.toHaveBeenCalled();
});

test('the photos of a draft survive a reload', async () => {
  storeDraft({ items: chosen('damaged', 'Torn strap.') });
  const { onShow } = show('reason');
  const file = new File(['x'], 'strap.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText(/^Photos of the fault/), file);
  await vi.waitFor(() => expect(readDraft(orderId).photos).toHaveLength(1));
  cleanup();
  show('reason');
  expect(await screen.findByText('strap.png')).toBeDefined();
  cleanup();
  expect(onShow).not.toHaveBeenCalled();
});

test('sends a replacement with the chosen size, and no destination for cash is asked for [ORD-07]', async () => {
  const [, other] = samples.returnOptionsReplace.lines[0]?.choices ?? [];
  storeDraft({
    items: { [transactionId]: { quantity: 1, reason: 'size', comment: '', replaceWith: other?.USSID } },
    kind: 'replacement',
    refundTo: undefined,
  });
  const { log, onPlaced } = show('replacementSummary', {
    returnOptions: { ...samples.returnOptionsReplace, refundTargets: ['bank', 'cliq-cash'] },
  });
  await screen.findByText('There is nothing to pay.');
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Send replacement request' }));
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalled());
  expect(log.find(({ name }) => name === 'createReturn')?.request.body).toMatchObject({
    kind: 'replacement',
    units: [{ transactionId, replaceWith: other?.USSID }],
    refundTo: 'cliq-cash',
  });
});

test('the page of replacements leads through the reason to the sizes without a question about the money', async () => {
  const { onShow } = show('replacements', { returnOptions: samples.returnOptionsReplace });
  const [item] = await screen.findAllByRole('checkbox');
  if (item) await userEvent.click(item);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(onShow).toHaveBeenCalledWith(`/my-account/reason?orderCode=${orderId}`);
  expect(readDraft(orderId).isStartedAsReplacement).toBe(true);
});
