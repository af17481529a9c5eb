import {
  leadFormOf,
  leadLineLimit,
  leadMessageLimit,
  type LeadField,
  type LeadKind,
} from '@luxe/contract/lead-forms';
import { cleanEmail, cleanText, hasLetter, isEmail, isMobileNumber, textLength } from '@luxe/format';
import { copy } from './copy.ts';
import type { LeadValues } from './types.ts';

/** Whether the form of a kind has a field, and needs it. */
export function fieldOf(kind: LeadKind, field: LeadField) {
  const { required, optional } = leadFormOf(kind);
  return { isRequired: required.includes(field), isThere: [...required, ...optional].includes(field) };
}

/** What is wrong with a value of a field, as a sentence; undefined for a right value. */
export function leadProblem(kind: LeadKind, field: keyof LeadValues, value: unknown): string | undefined {
  const typed = typeof value === 'string' ? value : '';
  switch (field) {
    case 'name':
      if (!hasLetter(typed)) return copy.nameMissing;
      return lineProblem(typed);
    case 'phone':
      return isMobileNumber(typed) ? undefined : copy.phoneWrong;
    case 'email':
      if (!fieldOf(kind, 'email').isThere || isEmail(cleanEmail(typed))) return undefined;
      return copy.emailWrong;
    case 'message':
      if (textLength(typed) > leadMessageLimit) return copy.messageLong;
      return missing(kind, field, typed, copy.messageMissing);
    case 'city':
      return missing(kind, field, typed, copy.cityMissing) ?? lineProblem(typed);
    case 'timeOfDay':
      return missing(kind, field, typed, copy.timeMissing);
    case 'topic':
      return missing(kind, field, typed, copy.topicMissing);
    case 'preferredDay':
      return missing(kind, field, typed, copy.dayMissing);
    case 'hasConsent':
      return value === true ? undefined : copy.consentMissing;
    case 'sharesWithPartner':
      return value === true || !leadFormOf(kind).hasPartner ? undefined : copy.partnerConsentMissing;
  }
}

const lineProblem = (typed: string) =>
  textLength(cleanText(typed)) > leadLineLimit ? copy.lineLong : undefined;

const missing = (kind: LeadKind, field: LeadField, typed: string, sentence: string) =>
  fieldOf(kind, field).isRequired && cleanText(typed) === '' ? sentence : undefined;

/** The sentences of all fields with a mistake. */
export type LeadProblems = Readonly<Partial<Record<keyof LeadValues, string>>>;

/** Checks all fields of a form. */
export const leadProblems = (kind: LeadKind, values: LeadValues): LeadProblems =>
  Object.fromEntries(
    (Object.keys(values) as (keyof LeadValues)[]).flatMap((field) => {
      const problem = leadProblem(kind, field, values[field]);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );
