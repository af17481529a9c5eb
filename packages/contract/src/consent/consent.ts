import { noticeVersion } from './noticeVersion.ts';

export { noticeVersion } from './noticeVersion.ts';

/** What a shopper may allow. The position is the bit of the cookie. */
export const consentCategories = ['preferences', 'measurement', 'advertising'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type ConsentChoices = Readonly<Record<ConsentCategory, boolean>>;

/** Where an answer comes from. `gpc`: the browser's signal Global Privacy Control. */
export const consentSources = ['banner', 'page', 'footer', 'gpc'] as const;
export type ConsentSource = (typeof consentSources)[number];

/** How long an answer is valid: six months. */
export const consentDays = 182;

/** An answer as the cookie `consent` stores it. */
export interface StoredConsent {
  readonly choices: ConsentChoices;
  readonly source: ConsentSource;
  /** Seconds since the Unix epoch. */
  readonly at: number;
  /** Random id of this answer's browser in the store's log. */
  readonly id: string;
  /** Whether the store has logged the answer. */
  readonly isLogged: boolean;
}

const pattern = /^(\d+)\.([0-7])\.(\d{10})\.(banner|page|footer|gpc)\.([\da-f-]{36})\.([01])$/;

/**
 * Reads the cookie `consent`. Undefined for another format, for an answer to another version of the notice,
 * and for one that is older than six months or from the future. `now` is in milliseconds.
 */
export function parseConsent(text: string | undefined, now: number): StoredConsent | undefined {
  const [, version, bits = 0, at = 0, source, id = '', logged] = pattern.exec(text ?? '') ?? [];
  const days = (now / 1000 - +at) / 86_400;
  if (+(version ?? 0) !== noticeVersion || days < -1 || days > consentDays) return undefined;
  return {
    choices: toChoices((position) => (+bits >> position) % 2 === 1),
    source: source as ConsentSource,
    at: +at,
    id,
    isLogged: logged === '1',
  };
}

/** Writes the value of the cookie `consent`. */
export function formatConsent({ choices, source, at, id, isLogged }: StoredConsent): string {
  const bits = consentCategories.reduce((sum, name, bit) => sum + (choices[name] ? 1 << bit : 0), 0);
  return [noticeVersion, bits, at, source, id, isLogged ? 1 : 0].join('.');
}

/** The answer for each category. `isAllowed` gets the position of the category. */
export const toChoices = (isAllowed: (position: number) => boolean): ConsentChoices => ({
  preferences: isAllowed(0),
  measurement: isAllowed(1),
  advertising: isAllowed(2),
});

/** The answers of the two buttons. */
export const allAllowed = toChoices(() => true);
export const onlyNecessary = toChoices(() => false);
