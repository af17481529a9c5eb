import { bankCodeOf } from '../instruments/banks.ts';
import { chargedCards, outcomeCards } from '../instruments/cards.ts';
import { outcomeOf, outcomes, type OutcomeName } from '../instruments/outcomes.ts';
import { html, type Html } from './html.ts';
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
      <h2 id="outcomes">For each outcome</h2>
      ${table(
        'outcomes',
        ['Outcome', 'Card', 'UPI id', 'Bank code'],
        names.map((name) => [
          html`${outcomeOf(name).says}`,
          html`<code>${inFours(cardOf(name))}</code>`,
          html`<code>${name}@sandbox</code>`,
          html`<code>${name === 'charged' ? 'NB_HDFC' : bankCodeOf(name)}</code>`,
        ]),
      )}
      <p>The UPI id <code>invalid@sandbox</code>, and any of a bank that is not there, is INVALID.</p>
      <h2 id="brands">Cards of each brand, all charged</h2>
      ${table(
        'brands',
        ['Card', 'Number'],
        chargedCards.map(([number, what]) => [html`${what}`, html`<code>${inFours(number)}</code>`]),
      )}`,
  );
}

const table = (name: string, heads: string[], rows: Html[][]): Html =>
  html`<div class="table" role="region" aria-labelledby="${name}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...others]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${others.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

export const inFours = (number: string) => number.replaceAll(/(.{4})(?=.)/g, '$1 ');
