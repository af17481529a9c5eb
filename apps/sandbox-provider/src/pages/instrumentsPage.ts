import { bankCodeOf } from '../instruments/banks.ts';
import { chargedCards, outcomeCards } from '../instruments/cards.ts';
import { outcomeOf, outcomes, type OutcomeName } from '../instruments/outcomes.ts';
import { html } from './html.ts';
import { oneTimeCode, page } from './page.ts';

/** What to pay with, for every outcome: the page that newcomers open first. */
export function instrumentsPage(): string {
  const names = Object.keys(outcomes) as OutcomeName[];
  const cardOf = (name: OutcomeName) =>
    Object.entries(outcomeCards).find(([, outcome]) => outcome === name)?.[0] ?? chargedCards[0][0];
  return page(
    'What to pay with',
    html`<p>
        Cards: any date to come, any code of three digits (American Express: four), one-time code
        ${oneTimeCode}. Any valid number that is not listed is charged; no number is kept.
      </p>
      <h2>For each outcome</h2>
      <ul class="outcomes" role="list">
        ${names.map(
          (name) =>
            html`<li>
              <h3>${outcomeOf(name).says}</h3>
              <dl>
                <dt>Card</dt>
                <dd><code>${inFours(cardOf(name))}</code></dd>
                <dt>UPI id</dt>
                <dd><code>${name}@sandbox</code></dd>
                <dt>Bank</dt>
                <dd><code>${name === 'charged' ? 'NB_HDFC' : bankCodeOf(name)}</code></dd>
              </dl>
            </li>`,
        )}
      </ul>
      <p>The UPI id <code>invalid@sandbox</code>, and any of a bank that is not there, is INVALID.</p>
      <h2>Cards of each brand, all charged</h2>
      <dl>
        ${chargedCards.map(
          ([number, what]) =>
            html`<dt><code>${inFours(number)}</code></dt>
              <dd>${what}</dd>`,
        )}
      </dl>`,
  );
}

export const inFours = (number: string) => number.replaceAll(/(.{4})(?=.)/g, '$1 ');
