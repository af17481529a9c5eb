import { leadTimes, leadTopics, type LeadKind } from '@luxe/contract/lead-forms';
import { copy } from './copy.ts';
import { fieldOf, leadProblems, type LeadProblems } from './leadProblems.ts';
import { leadTemplates } from './templates.ts';
import { emptyLead, type LeadOutcome, type LeadValues } from './types.ts';

// The server of the storefront imports this file, so it imports no component.
export { daysFromToday } from './daysFromToday.ts';
export { toLeadBody } from './toLeadBody.ts';

/** A form that was sent without scripts, and what became of it. The page shows both. */
export interface SentLead {
  readonly kind: LeadKind;
  readonly values: LeadValues;
  /** The day as it was typed, also when it is none. */
  readonly dayParts: { readonly day: string; readonly month: string; readonly year: string };
  readonly errors: LeadProblems;
  /** What the store has answered; undefined for a form with errors, which it does not get. */
  readonly outcome?: LeadOutcome;
}

/**
 * Reads and checks a form as a browser sends it. `days`: the first and the last day that the shopper can
 * choose.
 */
export function readSentLead(
  kind: LeadKind,
  form: URLSearchParams,
  days: readonly [first: string, last: string],
): SentLead {
  const textOf = (name: string) => form.get(name) ?? '';
  const partOf = (part: 'day' | 'month' | 'year') => textOf(`preferredDay-${part}`).trim().slice(0, 4);
  const dayParts = { day: partOf('day'), month: partOf('month'), year: partOf('year') };
  const day = toDay(dayParts);
  const values: LeadValues = {
    ...emptyLead,
    name: textOf('name'),
    phone: textOf('phone'),
    email: textOf('email'),
    timeOfDay: leadTimes.find((one) => one === form.get('timeOfDay')) ?? '',
    topic: leadTopics.find((one) => one === form.get('topic')) ?? '',
    // Browsers send line breaks of two characters, which count as one in the field.
    message: textOf('message').replaceAll('\r\n', '\n'),
    city: textOf('city'),
    preferredDay: day !== null && day >= days[0] && day <= days[1] ? day : null,
    hasConsent: form.has('hasConsent'),
    sharesWithPartner: form.has('sharesWithPartner'),
  };
  const isDayWrong =
    fieldOf(kind, 'preferredDay').isThere &&
    values.preferredDay === null &&
    Object.values(dayParts).some((part) => part !== '');
  const errors = {
    ...leadProblems(kind, values),
    ...(isDayWrong && { preferredDay: copy.dayWrong }),
  };
  return { kind, values, dayParts, errors };
}

/** The day that typed parts form; null for none. */
function toDay({ day, month, year }: SentLead['dayParts']): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso) && new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso);
  return isDay ? iso : null;
}

/** Title of the page. It begins with what became of the form, so that a screen reader reads it first. */
export function leadTitle(kind: LeadKind, sent: SentLead | undefined): string {
  const { title } = leadTemplates[kind];
  const news = sent && newsOf(sent);
  return news ? `${news}: ${title}` : title;
}

function newsOf({ outcome }: SentLead): string {
  if (!outcome) return copy.checkFields;
  if (outcome.status === 'failed') return copy.failed;
  return (outcome.status === 'raised' ? copy.raised : copy.duplicate)(outcome.leadNumber);
}
