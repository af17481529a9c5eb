import type { DeskOffer, DeskResponse } from '@luxe/contract/desk';
import { formatPaise } from '@luxe/format';
import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { changePolicy, describePolicy } from '../policy/repository.ts';
import { auditedChange } from './auditedChange.ts';
import { changePrice, changeStock, findOffer, readRupees } from './changeOffer.ts';
import type { DeskMount } from './deskMount.ts';

interface SettingsDeskParts {
  readonly db: Database;
  readonly clock: Clock;
}

/** Calls that change prices, stock and the shop's policy. */
export function settingsDesk(mount: DeskMount, { db, clock }: SettingsDeskParts): void {
  const answerOffer = async (ussid: string): Promise<{ offer: DeskOffer }> => {
    const found = await findOffer(db, ussid.trim());
    if (!found) throw domainError('unknownOffer');
    const { mrpPaise, pricePaise, stock } = found.offer;
    return {
      offer: { ussid: found.offer.ussid, productName: found.productName, mrpPaise, pricePaise, stock },
    };
  };

  mount('offer', ({ params }) => answerOffer(params.ussid));

  mount('changePrice', async ({ params: { ussid }, body, person }) => {
    const paise = readRupees(body.rupees);
    if (paise === undefined) throw domainError('priceInvalid');
    const entry = { action: 'change price', subject: `offer ${ussid}` } as const;
    await auditedChange({ db, clock }, { person }, entry, async (tx) => {
      const { pricePaise } = await changePrice(tx, ussid, paise, clock.now());
      if (pricePaise === paise) return undefined;
      return { before: formatPaise(pricePaise), after: formatPaise(paise) };
    });
    return answerOffer(ussid);
  });

  mount('changeStock', async ({ params: { ussid }, body, person }) => {
    const entry = { action: 'change stock', subject: `offer ${ussid}` } as const;
    await auditedChange({ db, clock }, { person }, entry, async (tx) => {
      const { stock } = await changeStock(tx, ussid, body.stock, clock.now());
      if (stock === body.stock) return undefined;
      return { before: String(stock), after: String(body.stock) };
    });
    return answerOffer(ussid);
  });

  mount('policy', async () => toPolicy(await describePolicy(db)));

  mount('changePolicy', async ({ params: { name }, body: { value }, person }) => {
    const change = { name, value, operator: person.name, at: clock.now() };
    const entry = { action: 'change policy', subject: `policy ${name}` } as const;
    await auditedChange({ db, clock }, { person }, entry, async (tx) => {
      const { oldValue } = await changePolicy(tx, change);
      const [before, after] = [JSON.stringify(oldValue), JSON.stringify(value)];
      return before === after ? undefined : { before, after };
    });
    return toPolicy(await describePolicy(db));
  });
}

const toPolicy = ({ values, changes }: Awaited<ReturnType<typeof describePolicy>>) =>
  ({
    values,
    changes: changes.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
    // The schema of the response checks the values, and leaves out what the desk does not show.
  }) as DeskResponse<'policy'>;
