import { formatPaise, type Paise } from '@luxe/format';
import { html, type Html } from '@luxe/format/html';
import type { Clock } from '@luxe/host';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { changePolicy, describePolicy } from '../policy/repository.ts';
import type { DeskSession } from '../staff/deskLogin.ts';
import { auditedChange } from './auditedChange.ts';
import { changePrice, changeStock, findOffer, readRupees } from './changeOffer.ts';
import { sendPage } from './deskAccount.ts';
import { form, indianTime, page } from './deskPage.ts';
import { personOf } from './guardDesk.ts';

interface SettingsDeskParts {
  readonly db: Database;
  readonly clock: Clock;
}

const settings = { config: { desk: 'settings' } } as const;

/** Routes of the desk that change prices, stock and the shop's policy. */
export function settingsDesk(scope: FastifyInstance, { db, clock }: SettingsDeskParts): void {
  scope.get<{ Querystring: { ussid?: string } }>('/desk/offers', settings, async (request, reply) => {
    const ussid = (request.query.ussid ?? '').trim().replaceAll('\0', '');
    if (ussid === '') return sendPage(reply, offersPage(personOf(request)));
    const found = await findOffer(db, ussid);
    if (!found) throw domainError('unknownOffer');
    return sendPage(reply, offerPage(personOf(request), found));
  });

  scope.post<{ Params: { ussid: string }; Body: { rupees?: string } | undefined }>(
    '/desk/offers/:ussid/price',
    settings,
    async (request, reply) => {
      const { ussid } = request.params;
      const paise = readRupees(String(request.body?.rupees ?? ''));
      if (paise === undefined) throw domainError('priceInvalid');
      await auditedChange(
        { db, clock },
        request,
        { action: 'change price', subject: `offer ${ussid}` },
        async (tx) => {
          const { pricePaise } = await changePrice(tx, ussid, paise, clock.now());
          return { before: formatPaise(pricePaise), after: formatPaise(paise) };
        },
      );
      return reply.redirect(offerPath(ussid), 303);
    },
  );

  scope.post<{ Params: { ussid: string }; Body: { stock?: string } | undefined }>(
    '/desk/offers/:ussid/stock',
    settings,
    async (request, reply) => {
      const { ussid } = request.params;
      const text = String(request.body?.stock ?? '').trim();
      const next = /^\d+$/.test(text) ? Number(text) : Number.NaN;
      await auditedChange(
        { db, clock },
        request,
        { action: 'change stock', subject: `offer ${ussid}` },
        async (tx) => {
          const { stock } = await changeStock(tx, ussid, next, clock.now());
          return { before: String(stock), after: String(next) };
        },
      );
      return reply.redirect(offerPath(ussid), 303);
    },
  );

  scope.get('/desk/policy', settings, async (request, reply) =>
    sendPage(reply, policyPage(personOf(request), await describePolicy(db))),
  );

  scope.post<{ Params: { name: string }; Body: { value?: string } | undefined }>(
    '/desk/policy/:name',
    settings,
    async (request, reply) => {
      const { name } = request.params;
      const value = readJson(name, String(request.body?.value ?? ''));
      const change = { name, value, operator: personOf(request).name, at: clock.now() };
      await auditedChange(
        { db, clock },
        request,
        { action: 'change policy', subject: `policy ${name}` },
        async (tx) => {
          const { oldValue } = await changePolicy(tx, change);
          return { before: JSON.stringify(oldValue), after: JSON.stringify(value) };
        },
      );
      return reply.redirect(`/desk/policy#${encodeURIComponent(name)}`, 303);
    },
  );
}

const offerPath = (ussid: string) => `/desk/offers?${new URLSearchParams({ ussid }).toString()}`;

/** A value of the policy is a number or, for tax rates, a list in JSON. */
function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw domainError('policyInvalid', name, 'must be a number or a list in JSON');
  }
}

const offerSearch = html`<form action="/desk/offers">
  <label>Offer (USSID) <input name="ussid" required /></label>
  <button>Look up</button>
</form>`;

const offersPage = (viewer: DeskSession): Html =>
  page(
    'Prices and stock',
    html`<h1>Prices and stock</h1>
      ${offerSearch}`,
    viewer,
  );

function offerPage(
  viewer: DeskSession,
  { offer, productName }: NonNullable<Awaited<ReturnType<typeof findOffer>>>,
): Html {
  const path = `/desk/offers/${encodeURIComponent(offer.ussid)}`;
  return page(
    `Offer ${offer.ussid}`,
    html`<h1>${productName}</h1>
      <p>Offer ${offer.ussid}, MRP ${formatPaise(offer.mrpPaise)}.</p>
      <p>
        ${form(
          viewer,
          `${path}/price`,
          html`<label>
              Price in rupees
              <input name="rupees" inputmode="decimal" required value="${toRupees(offer.pricePaise)}" />
            </label>
            <button>Change price</button>`,
        )}
      </p>
      <p>
        ${form(
          viewer,
          `${path}/stock`,
          html`<label>
              Units that can be ordered
              <input name="stock" inputmode="numeric" required value="${offer.stock}" />
            </label>
            <button>Change stock</button>`,
        )}
      </p>
      ${offerSearch}`,
    viewer,
  );
}

const toRupees = (paise: Paise) => (paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2));

type PolicyDescription = Awaited<ReturnType<typeof describePolicy>>;

const policyPage = (viewer: DeskSession, { values, changes }: PolicyDescription): Html =>
  page(
    'Policy',
    html`<h1>Policy</h1>
      <p>Amounts are in paise, rates in basis points (1800 is 18%). A change applies within a second.</p>
      <dl>${values.map((one) => policyRow(viewer, one))}</dl>
      <h2>Latest changes</h2>
      <table>
        <tbody>
          ${changes.map(
            ({ at, operator, name, oldValue, newValue }) =>
              html`<tr>
                <td>${indianTime(at)}</td>
                <td>${operator}</td>
                <td>${name}</td>
                <td>${JSON.stringify(oldValue)} → ${JSON.stringify(newValue)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
    viewer,
  );

function policyRow(viewer: DeskSession, one: PolicyDescription['values'][number]): Html {
  const text = JSON.stringify(one.value);
  const field =
    one.type === 'gstSlabs'
      ? html`<textarea name="value" rows="6" cols="40" aria-label="${one.name}">${text}</textarea>`
      : html`<input name="value" inputmode="numeric" required aria-label="${one.name}" value="${text}" />`;
  return html`<dt id="${one.name}">${one.name}</dt>
    <dd>
      ${one.sentence}
      ${one.type !== 'gstSlabs' && `From ${one.min} to ${one.max} (${one.type}), at first ${one.seed}.`}
    </dd>
    <dd>${form(viewer, `/desk/policy/${one.name}`, html`${field} <button>Change ${one.name}</button>`)}</dd>`;
}
