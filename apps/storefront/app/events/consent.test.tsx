import {
  allAllowed,
  formatConsent,
  onlyNecessary,
  toChoices,
  type ConsentChoices,
} from '@luxe/contract/consent';
import { beforeEach, expect, it, vi } from 'vitest';

const sendTo = vi.hoisted(() => vi.fn<(receiver: string, event: { readonly name: string }) => void>());
vi.mock('./adapters.ts', () => ({ sendTo, endSessionOf: () => undefined }));

const measurementOnly = toChoices((position) => position === 1);

function answer(choices: ConsentChoices) {
  const at = Math.floor(Date.now() / 1000);
  const id = '0b7e9c1e-6a51-4d5e-9a0c-5f2f3f8b1c11';
  const value = formatConsent({ choices, source: 'banner', at, id, isLogged: true });
  document.cookie = `consent=${value}; path=/`;
}

/** Tracks an event, loads the code of consent as `Later` does, and tracks another event. */
async function visit() {
  const { track } = await import('./telemetry.ts');
  track('OTP submitted');
  const consent = await import('./consent.ts');
  track('sign up viewed');
  return { track, ...consent };
}
const sent = () => sendTo.mock.calls.map(([receiver, { name }]) => `${receiver}: ${name}`);
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  vi.resetModules();
  sendTo.mockClear();
  document.cookie = 'consent=; path=/; max-age=0';
});

it('events of a page reach the allowed receivers, also those from before this code has loaded', async () => {
  answer(measurementOnly);
  await visit();
  await vi.waitFor(() => expect(sent()).toEqual(['sales: OTP submitted', 'sales: sign up viewed']));
});

it('nothing is sent before an answer; the answer sends what waits, once', async () => {
  const { track, applyConsent } = await visit();
  await settle();
  expect(sent()).toEqual([]);
  applyConsent(measurementOnly);
  track('OTP sent', { isResend: false });
  await vi.waitFor(() =>
    expect(sent()).toEqual(['sales: OTP submitted', 'sales: sign up viewed', 'sales: OTP sent']),
  );
});

it('nothing of the time without consent is sent, also after a later consent', async () => {
  answer(onlyNecessary);
  const { applyConsent } = await visit();
  applyConsent(allAllowed);
  await settle();
  expect(sent()).toEqual([]);
});

it('a withdrawal stops later events', async () => {
  answer(measurementOnly);
  const { track, applyConsent } = await visit();
  applyConsent(onlyNecessary);
  track('OTP sent', { isResend: false });
  await settle();
  expect(sent()).not.toContain('sales: OTP sent');
});
