import {
  allAllowed,
  formatConsent,
  onlyNecessary,
  toChoices,
  type ConsentChoices,
} from '@luxe/contract/consent';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const { sendTo, resumeIn, loading } = vi.hoisted(() => ({
  sendTo: vi.fn<(receiver: string, event: { readonly name: string; readonly at: number }) => void>(),
  resumeIn: vi.fn<(event: { readonly name: string }) => void>(),
  /** The code of the receivers loads once it resolves. */
  loading: { until: Promise.resolve() },
}));
vi.mock('./adapters.ts', async () => {
  await loading.until;
  return { sendTo, resumeIn, endSessionOf: () => undefined };
});

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
/** Start of the test. Pages of other test files may have stored earlier events. */
let start = 0;
const sent = () =>
  sendTo.mock.calls.filter(([, { at }]) => at >= start).map(([receiver, { name }]) => `${receiver}: ${name}`);
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Listeners of pages of earlier tests, which must not react to later ones. */
const listeners: EventListener[] = [];
const listen = document.addEventListener.bind(document);
document.addEventListener = (...args: Parameters<typeof listen>) => {
  const [type, listener] = args;
  if (type === 'visibilitychange' && typeof listener === 'function') listeners.push(listener);
  listen(...args);
};
function removeListeners(): void {
  for (const listener of listeners.splice(0)) document.removeEventListener('visibilitychange', listener);
}
afterAll(() => {
  removeListeners();
  Reflect.deleteProperty(document, 'addEventListener');
});

beforeEach(() => {
  start = Date.now();
  removeListeners();
  vi.resetModules();
  sendTo.mockClear();
  resumeIn.mockClear();
  localStorage.clear();
  loading.until = Promise.resolve();
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

/** Holds back the code of the receivers. Returns a function that lets it load. */
function holdReceivers(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  loading.until = promise;
  return resolve;
}

function show(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.restoreAllMocks();
}

it('events of a page that was left before the receivers had loaded reach them on the next page, once', async () => {
  answer(measurementOnly);
  const load = holdReceivers();
  await visit();
  show(true);
  // The page was left. What it still does must not send the events a second time.
  load();
  await settle();
  expect(sent()).toEqual([]);

  vi.resetModules();
  loading.until = Promise.resolve();
  await visit();
  const names = ['OTP submitted', 'sign up viewed'];
  await vi.waitFor(() => expect(sent()).toEqual([...names, ...names].map((name) => `sales: ${name}`)));
  expect(localStorage.getItem('waitingEvents')).toBeNull();
});

it('a page that is left while its receivers get an event sends each event to each receiver once', async () => {
  answer(allAllowed);
  sendTo.mockImplementationOnce(() => show(true));
  await visit();
  await vi.waitFor(() => expect(sent()).toContain('engagement: OTP submitted'));
  vi.resetModules();
  await visit();
  const senders = ['sales', 'personalisation', 'engagement', 'advertising'];
  const names = ['OTP submitted', 'sign up viewed'];
  const twice = [...names, ...names].flatMap((name) => senders.map((sender) => `${sender}: ${name}`));
  await vi.waitFor(() => expect(sent().toSorted()).toEqual(twice.toSorted()));
});

it('a hidden page that is shown again sends what it has stored', async () => {
  answer(measurementOnly);
  const load = holdReceivers();
  await visit();
  show(true);
  show(false);
  load();
  await vi.waitFor(() => expect(sent()).toEqual(['sales: OTP submitted', 'sales: sign up viewed']));
});

it('events that wait for receivers are sent from this page when they may not be stored', async () => {
  answer(toChoices((position) => position === 2));
  const load = holdReceivers();
  await visit();
  show(true);
  load();
  await vi.waitFor(() => expect(sent()).toContain('engagement: OTP submitted'));
  expect(localStorage.getItem('waitingEvents')).toBeNull();
});

it('what customer-engagement analytics alone has not got reaches no other receiver again', async () => {
  answer(allAllowed);
  const { storeEvents } = await import('./storedEvents.ts');
  storeEvents([{ name: 'OTP submitted', at: Date.now(), detail: {} }], true);
  await import('./consent.ts');
  await vi.waitFor(() => expect(resumeIn).toHaveBeenCalledOnce());
  expect(sent()).toEqual([]);
});
