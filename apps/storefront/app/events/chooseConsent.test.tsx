import {
  allAllowed,
  consentCategories,
  formatConsent,
  noticeVersion,
  onlyNecessary,
  parseConsent,
  toChoices,
  type ConsentSource,
} from '@luxe/contract/consent';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const cookieOf = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
const stored = () => parseConsent(cookieOf('consent'), Date.now());
const requests: { readonly url: string; readonly body: Record<string, unknown> }[] = [];
let isStoreUp = true;

interface LoggedAnswer {
  readonly consentId: string;
  readonly categories: readonly string[];
  readonly source: ConsentSource;
  readonly answeredAt: number;
}

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  for (const name of ['consent', 'cid', 'utm_source']) document.cookie = `${name}=; path=/; max-age=0`;
  requests.length = 0;
  isStoreUp = true;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!isStoreUp) throw new TypeError('fetch failed');
    requests.push({ url, body: JSON.parse(String(init.body)) as Record<string, unknown> });
    return Response.json({ status: 'SUCCESS' });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const load = async () => ({
  ...(await import('./chooseConsent.ts')),
  telemetry: await import('./consent.ts'),
});

it('an answer is stored on this device, applied, and logged with version, source and time', async () => {
  const { chooseConsent, telemetry } = await load();
  expect(telemetry.readConsent()).toBeUndefined();
  expect(await chooseConsent(allAllowed, 'banner')).toBe('saved');
  expect(telemetry.readConsent()).toEqual(allAllowed);
  expect(stored()).toMatchObject({ choices: allAllowed, source: 'banner', isLogged: false });
  expect(requests).toMatchObject([
    {
      url: '/api/v2/lux/consents',
      body: {
        consentId: stored()?.id,
        noticeVersion,
        categories: ['preferences', 'measurement', 'advertising'],
        source: 'banner',
        answeredAt: stored()?.at,
      },
    },
  ]);
});

it('a change has the same id as the first answer', async () => {
  const { chooseConsent } = await load();
  await chooseConsent(allAllowed, 'banner');
  const first = stored()?.id;
  await chooseConsent(onlyNecessary, 'footer');
  expect(stored()).toMatchObject({ id: first, choices: onlyNecessary, source: 'footer' });
});

it('a late response to an earlier answer does not replace a withdrawal', async () => {
  const respond: (() => void)[] = [];
  // The server writes the answer of a request into the cookie again.
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as LoggedAnswer;
    return new Promise<Response>((resolve) => {
      respond.push(() => {
        const { source, answeredAt: at, consentId: id, categories } = body;
        const choices = toChoices((position) => categories.includes(consentCategories[position] ?? ''));
        document.cookie = `consent=${formatConsent({ choices, source, at, id, isLogged: true })}; path=/`;
        resolve(Response.json({ status: 'SUCCESS' }));
      });
    });
  });
  const { chooseConsent } = await load();
  const first = chooseConsent(allAllowed, 'banner');
  const withdrawal = chooseConsent(onlyNecessary, 'footer');
  await vi.waitFor(() => expect(respond).toHaveLength(1));
  respond[0]?.();
  await first;
  expect(stored()).toMatchObject({ choices: onlyNecessary, isLogged: false });
  await vi.waitFor(() => expect(respond).toHaveLength(2));
  respond[1]?.();
  await withdrawal;
  expect(stored()).toMatchObject({ choices: onlyNecessary, isLogged: true });
});

it('two answers within a second have different times, so that the store logs both', async () => {
  const { chooseConsent } = await load();
  await Promise.all([chooseConsent(allAllowed, 'banner'), chooseConsent(onlyNecessary, 'footer')]);
  const [first, second] = requests.map(({ body }) => Number(body['answeredAt']));
  expect(second).toBeGreaterThan(first ?? 0);
});

it('an answer that the store cannot log applies, and the next page logs it', async () => {
  const { chooseConsent, telemetry } = await load();
  isStoreUp = false;
  expect(await chooseConsent(allAllowed, 'page')).toBe('pending');
  expect(telemetry.readConsent()).toEqual(allAllowed);
  isStoreUp = true;
  vi.resetModules();
  const { completeConsent } = await load();
  await completeConsent();
  expect(requests).toMatchObject([{ body: { source: 'page', answeredAt: stored()?.at } }]);
});

it('the signal of the browser counts as a no, is logged once, and the banner still asks', async () => {
  vi.stubGlobal('navigator', { onLine: true, globalPrivacyControl: true });
  const { completeConsent, isAnswerNeeded, chooseConsent, telemetry } = await load();
  await completeConsent();
  expect(telemetry.readConsent()).toEqual(onlyNecessary);
  expect(requests).toMatchObject([{ body: { source: 'gpc', categories: [] } }]);
  expect(isAnswerNeeded()).toBe(true);
  await chooseConsent(
    toChoices((position) => position < 2),
    'banner',
  );
  expect(telemetry.readConsent()).toMatchObject({ measurement: true, advertising: false });
  expect(isAnswerNeeded()).toBe(false);
});

it('removes the answer of an earlier shop, which was about something else, and asks anew', async () => {
  localStorage.setItem('consent', 'granted');
  const { completeConsent, isAnswerNeeded, telemetry } = await load();
  await completeConsent();
  expect([localStorage.getItem('consent'), telemetry.readConsent(), isAnswerNeeded()]).toEqual([
    null,
    undefined,
    true,
  ]);
});

it('the campaign of the landing page is stored after consent for measurement only [DAT-02]', async () => {
  // The shopper has followed a link to the bag since.
  const landing = { name: 'https://shop.example/bags?cid=mail:diwali&utm_source=%3Cscript%3E' };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([landing] as never);
  history.replaceState(null, '', '/cart');
  const { chooseConsent } = await load();
  expect(cookieOf('cid')).toBeUndefined();
  await chooseConsent(
    toChoices((position) => position === 0),
    'banner',
  );
  expect(cookieOf('cid')).toBeUndefined();
  await chooseConsent(allAllowed, 'footer');
  expect([cookieOf('cid'), cookieOf('utm_source')]).toEqual(['mail%3Adiwali', undefined]);
  await chooseConsent(onlyNecessary, 'footer');
  expect(cookieOf('cid')).toBeUndefined();
});

it('a withdrawal of measurement removes the events that wait in the browser', async () => {
  const { chooseConsent } = await load();
  await chooseConsent(allAllowed, 'banner');
  localStorage.setItem('waitingEvents', '[null,[]]');
  await chooseConsent({ ...allAllowed, advertising: false }, 'footer');
  expect(localStorage.getItem('waitingEvents')).not.toBeNull();
  await chooseConsent({ ...allAllowed, measurement: false }, 'footer');
  expect(localStorage.getItem('waitingEvents')).toBeNull();
});

it('a withdrawal removes the viewed products', async () => {
  localStorage.setItem('recentlyViewed luxury', '["mp1"]');
  const { chooseConsent } = await load();
  await chooseConsent(allAllowed, 'banner');
  expect(localStorage.getItem('recentlyViewed luxury')).not.toBeNull();
  await chooseConsent(onlyNecessary, 'page');
  expect(localStorage.getItem('recentlyViewed luxury')).toBeNull();
});

it('viewed products of a time before the question are removed', async () => {
  localStorage.setItem('recentlyViewed luxury', '["mp1"]');
  const { completeConsent } = await load();
  await completeConsent();
  expect(localStorage.getItem('recentlyViewed luxury')).toBeNull();
});

it('an answer in another tab applies here at once', async () => {
  const { telemetry } = await load();
  const heard = vi.fn();
  telemetry.onConsentChange(heard);
  const at = Math.floor(Date.now() / 1000);
  document.cookie = `consent=1.7.${at}.banner.0b7e9c1e-6a51-4d5e-9a0c-5f2f3f8b1c11.1; path=/`;
  const channel = new BroadcastChannel('luxe');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel takes no origin
  channel.postMessage('consent');
  await vi.waitFor(() => expect(telemetry.readConsent()).toEqual(allAllowed));
  expect(heard).toHaveBeenCalled();
  channel.close();
});
