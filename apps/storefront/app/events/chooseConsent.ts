import { loadAfterOrderCalls } from '@luxe/client';
import {
  consentCategories,
  consentDays,
  formatConsent,
  noticeVersion,
  onlyNecessary,
  type ConsentChoices,
  type ConsentSource,
  type StoredConsent,
} from '@luxe/contract/consent';
import type { ConsentOutcome } from '@luxe/feature-privacy';
import { notifyOtherTabs, readStoredConsent } from '@luxe/resources';
import { client } from '../data/client.ts';
import { applyConsent, onConsentChange } from './consent.ts';
import { forgetStoredEvents } from './storedEvents.ts';

const day = 86_400;

/**
 * Query of the address at which the visit began, whose campaign waits for the answer [DAT-02]. The page may
 * have changed the address since.
 */
const landingQuery = () =>
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).search;

/** The newest answer of this page and of other tabs, which no response to an earlier answer may replace. */
let newest: StoredConsent | undefined;
onConsentChange(() => {
  newest = readStoredConsent();
});

/** Answers are logged one after another, so that the store gets a withdrawal last. */
let lastLog: Promise<unknown> = Promise.resolve();

/**
 * Stores an answer on this device, applies it here and in other tabs, and lets the store log it. Resolves to
 * `pending` when the store does not answer: the choice still applies, and `completeConsent` logs it later.
 * The server removes the visitor id in its response, because the store needs it to forget the visitor.
 */
export function chooseConsent(choices: ConsentChoices, source: ConsentSource): Promise<ConsentOutcome> {
  const previous = readStoredConsent();
  const answer: StoredConsent = {
    ...{ choices, source },
    // The log has one answer of a browser for each second.
    at: Math.max(Math.floor(Date.now() / 1000), (previous?.at ?? 0) + 1),
    id: previous?.id ?? crypto.randomUUID(),
    isLogged: false,
  };
  writeAnswer(answer);
  saveCampaign(choices.measurement);
  if (!choices.preferences) forgetViewed();
  if (!choices.measurement) forgetStoredEvents();
  applyConsent(choices);
  notifyOtherTabs('consent');
  return logAnswer(answer);
}

/** Whether the browser sends Global Privacy Control. */
export const hasSignal = (): boolean =>
  (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)?.globalPrivacyControl === true;

/** Whether the banner has to ask: without an answer, or with one that the browser's signal gave. */
export const isAnswerNeeded = (): boolean => (readStoredConsent()?.source ?? 'gpc') === 'gpc';

/**
 * Completes what a page without this code has left: logs an answer that the store has not, and the signal of
 * the browser as an answer. Removes the answer to an earlier question, which was about something else, and
 * viewed products without a valid answer that allows them.
 */
export async function completeConsent(): Promise<void> {
  try {
    localStorage.removeItem('consent');
  } catch {
    // The browser forbids local storage, so there is no earlier answer.
  }
  const stored = readStoredConsent();
  if (!stored?.choices.preferences) forgetViewed();
  if (!stored?.choices.measurement) forgetStoredEvents();
  if (stored && !stored.isLogged) await logAnswer(stored);
  if (!stored && hasSignal()) await chooseConsent(onlyNecessary, 'gpc');
}

function logAnswer(answer: StoredConsent): Promise<ConsentOutcome> {
  const log = lastLog.then(() => sendAnswer(answer));
  lastLog = log;
  return log;
}

async function sendAnswer({ choices, source, at, id }: StoredConsent): Promise<ConsentOutcome> {
  try {
    loadAfterOrderCalls();
    await client.call('recordConsent', {
      body: {
        ...{ consentId: id, noticeVersion, source, answeredAt: at },
        categories: consentCategories.filter((name) => choices[name]),
      },
    });
    return 'saved';
  } catch {
    return 'pending';
  } finally {
    // The response has written this answer into the cookie again.
    if (newest && newest.at > at) {
      writeAnswer(newest);
      saveCampaign(newest.choices.measurement);
    }
  }
}

const writeAnswer = (answer: StoredConsent) =>
  writeCookie('consent', formatConsent(answer), consentDays * day);

/** Stores the campaign of the visit after consent; removes it without consent [DAT-02]. */
function saveCampaign(isAllowed: boolean): void {
  const query = new URLSearchParams(landingQuery());
  for (const name of ['cid', 'utm_source']) {
    const value = query.get(name) ?? '';
    if (!isAllowed) writeCookie(name, '', 0);
    else if (/^[\w .:~-]{1,80}$/.test(value)) writeCookie(name, encodeURIComponent(value), 7 * day);
  }
}

function forgetViewed(): void {
  try {
    for (const catalogue of ['luxury', 'indiluxe']) localStorage.removeItem(`recentlyViewed ${catalogue}`);
  } catch {
    // The browser forbids local storage, so there are no viewed products.
  }
}

function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=lax${secure}`;
}
