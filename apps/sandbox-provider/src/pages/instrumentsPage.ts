import { bankCodeOf } from '../instruments/banks.ts';
import { chargedCards, outcomeCards } from '../instruments/cards.ts';
import { outcomeOf, outcomes, type OutcomeName } from '../instruments/outcomes.ts';
import { html } from './html.ts';
import { oneTimeCode, page } from './page.ts';

/**
 * The start page. For each payment outcome, it lists the card, the UPI id and the bank that cause this
 * outcome.
 */
export function instrumentsPage(): string {
  const names = Object.keys(outcomes) as OutcomeName[];
  const cardOf = (name: OutcomeName) =>
    Object.entries(outcomeCards).find(([, outcome]) => outcome === name)?.[0] ?? chargedCards[0][0];
  return page(
    'What to pay with',
    html`<p>
        Cards: any future expiry date, any 3-digit code (American Express: 4 digits), one-time code
        ${oneTimeCode}. Every valid number that is not listed is charged; no number is stored.
      </p>
      <h2>For each outcome</h2>
      <ul class="outcomes" role="list">
        ${names.map(
          (name) =>
            html`<li>
              <h3>${outcomeOf(name).description}</h3>
              <dl>
                <dt>Card</dt>
                <dd><code>${groupByFour(cardOf(name))}</code></dd>
                <dt>UPI id</dt>
                <dd><code>${name}@sandbox</code></dd>
                <dt>Bank</dt>
                <dd><code>${name === 'charged' ? 'NB_HDFC' : bankCodeOf(name)}</code></dd>
              </dl>
            </li>`,
        )}
      </ul>
      <p>The UPI id <code>invalid@sandbox</code>, and any UPI id of an unknown bank, is INVALID.</p>
      <h2>Cards of each brand, all charged</h2>
      <dl>
        ${chargedCards.map(
          ([number, description]) =>
            html`<dt><code>${groupByFour(number)}</code></dt>
              <dd>${description}</dd>`,
        )}
      </dl>`,
  );
}

export const groupByFour = (number: string) => number.replaceAll(/(.{4})(?=.)/g, '$1 ');
