import { formatConsent, toChoices, consentCategories, noticeVersion } from '@luxe/contract/consent';
import type { CallBody } from '@luxe/contract/calls';
import type { CookieJar } from './cookies.ts';

/**
 * Stores an answer in cookies: the answer itself for six months, and without what it does not allow. An
 * answer to another version of the notice is logged by the store, but asked for again. `isLogged`: the store
 * has the answer.
 */
export function saveConsent(jar: CookieJar, answer: CallBody<'recordConsent'>, isLogged: boolean): void {
  const { categories, consentId: id, source, answeredAt: at } = answer;
  if (answer.noticeVersion !== noticeVersion) return;
  const choices = toChoices((position) => categories.some((name) => name === consentCategories[position]));
  jar.set('consent', formatConsent({ choices, source, at, id, isLogged }));
  if (!choices.preferences) jar.set('visitorId', undefined);
  if (!choices.measurement) for (const name of ['cid', 'utm_source'] as const) jar.set(name, undefined);
}
