import type { DataRequestOutcome, NewsletterOutcome, UnsubscribeOutcome } from '@luxe/contract/letter-paths';
import { copy } from './copy.ts';

/** What became of a form that the server has received, as the page shows it. */
interface OutcomeText {
  readonly title: string;
  readonly text: string;
}

export const newsletterOutcomeTexts: Readonly<Record<NewsletterOutcome, OutcomeText>> = copy.outcomes;

export const unsubscribeOutcomeTexts: Readonly<Record<UnsubscribeOutcome, OutcomeText>> = {
  ended: copy.ended,
  resumed: copy.resumed,
  failed: copy.outcomes.failed,
  unknown: copy.linkUnknown,
};

export const dataRequestOutcomeTexts: Readonly<Record<DataRequestOutcome, OutcomeText>> = {
  confirmed: copy.confirmed,
  unknown: copy.linkUnknown,
  expired: { title: copy.outcomes.expired.title, text: copy.confirmRequestAgain },
  failed: copy.outcomes.failed,
};

/** The title of the document begins with the outcome, so that a screen reader reads it first. */
const titled = (outcome: OutcomeText | undefined, page: string) =>
  outcome ? `${outcome.title}: ${page}` : page;

export const newsletterTitle = (outcome: NewsletterOutcome | undefined): string =>
  titled(outcome && newsletterOutcomeTexts[outcome], copy.newsletter);
export const unsubscribeTitle = (outcome: UnsubscribeOutcome | undefined): string =>
  titled(outcome && unsubscribeOutcomeTexts[outcome], copy.unsubscribe);
export const dataRequestTitle = (outcome: DataRequestOutcome | undefined): string =>
  titled(outcome && dataRequestOutcomeTexts[outcome], copy.rights);
