import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { insertFixtures, fixtures } from '../testing/fixtures.ts';
import { makeCustomer } from '../testing/buyers.ts';
import { placeOrder, readyBag } from '../testing/buying.ts';
import { databases } from '../testing/databases.ts';
import { addSecondSeller } from '../testing/fulfilling.ts';
import { openShop } from '../testing/shop.ts';
import { linesOf } from '../modules/order/deliveriesOf.ts';
import { splitLine } from '../modules/order/splitLine.ts';
import { rowsOf } from './database.ts';
import { migrate } from './migrate.ts';
import { contentPage, productColour } from './schema/catalogue.ts';

const migration = '0035_media_tags_search_words.sql';
const picture = { view: 'hero' as const, alt: '', width: 8, height: 10, tone: '#ffffff' };
const own = 'https://pictures.example/a.jpg';

for (const { name, isAvailable, open } of databases)
  it.skipIf(!isAvailable)(
    `an older database gets collections, search terms and media, and names of files instead of paths (${name})`,
    async () => {
      const { db, close } = await open();
      expect(await rowsOf(db, sql`select name from media_file`)).toEqual([]);
      await insertFixtures(db);
      for (const table of ['tag', 'search_synonym', 'search_substitute', 'media_file'])
        await db.execute(sql`drop table ${sql.identifier(table)}`);
      await db.execute(sql`delete from schema_migration where name = ${migration}`);
      const film = { sources: [{ file: 'watch-emerald.webm', type: 'video/webm' as const }] };
      await db.update(productColour).set({
        images: [
          { ...picture, file: 'aviator-gold-hero.avif' },
          { ...picture, file: own },
          { ...picture, view: 'film', file: 'film-watch-emerald.avif', film },
        ],
      });
      await db.insert(contentPage).values({
        slug: 'old',
        catalogue: 'luxury',
        path: '/explore/old',
        title: '',
        description: '',
        blocks: [
          {
            type: 'video',
            title: '',
            sources: [{ file: 'hour.webm', type: 'video/webm' }],
            poster: { ...picture, file: 'film-hour.avif' },
          },
        ],
      });

      expect(await migrate(db)).toEqual([migration]);
      const [colour] = await db
        .select()
        .from(productColour)
        .where(sql`product_id = ${fixtures.candle.productCode}`);
      expect(colour?.images.map(({ file }) => file)).toEqual([
        expect.stringMatching(/^[0-9a-f]{16}\.avif$/),
        own,
        '191582cfd9396668.avif',
      ]);
      expect(colour?.images[2]?.film?.sources[0]?.file).toBe('97316107b0804076.webm');
      const [page] = await db.select().from(contentPage);
      expect(page?.blocks).toMatchObject([
        { sources: [{ file: '346ee4adbc370ed2.webm' }], poster: { file: '18f1dfbd1dab891b.avif' } },
      ]);
      const counts = sql`select (select count(*)::int from tag) as tags,
        (select count(*)::int from search_synonym) as synonyms,
        (select count(*)::int from search_substitute) as substitutes`;
      expect(await rowsOf(db, counts)).toEqual([{ tags: 15, synonyms: 58, substitutes: 59 }]);
      await close();
    },
    60_000,
  );

// Undoes the migrations from 0040 on, as far as placed orders are concerned.
const withoutUnits = [
  'drop table newsletter_subscription, mail_preference',
  'drop table corporate_lead, charge_redirect',
  'alter table payment_attempt drop column refund_stopped_at',
  'alter table outbox_message drop column gift_card_id',
  'drop table gift_card',
  'drop function gift_card_is_charged',
  'drop trigger payment_attempt_gift_card_charge on payment_attempt',
  'drop function gift_card_charge_stays',
  'alter table payment_attempt drop column gift_card_purchase_id, drop column request_key',
  'drop table gift_card_purchase, gift_card_preset, gift_card_design',
  'drop function gift_card_preset_in_limits',
  "delete from shop_policy where name like 'giftCard%' or name like 'corporate%'",
  'drop table credit_use, credit_lot',
  'alter table ledger_entry drop column reason, drop column note',
  "delete from shop_policy where name in ('cliqCashDays', 'pointsDays', 'copperFrom', 'silverFrom', 'goldFrom', 'platinumFrom')",
  'drop table parcel_size',
  'drop table replacement, order_change, carrier_site, desk_request',
  'alter table order_line drop column replaces_line_id',
  'drop table e_invoice, invoice_unit, invoice_line, invoice, invoice_counter, seller_tax',
  'drop function invoices_are_final',
  'alter table customer_order drop column gstin, drop column billing_name',
  'alter table order_line drop column hsn_code, drop column gst_rate',
  "delete from shop_policy where name = 'tcsRate'",
  'drop table return_photo, return_unit, return_request, drop_store, return_policy',
  'drop sequence return_number',
  "delete from application_property where name = 'returnsAddress'",
  "delete from shop_policy where name in ('courierRepayLimit', 'returnTravelDays')",
  'drop table refund_part, refund_unit, refund, unit_event, order_unit, parcel_event, parcel',
  'alter table order_line drop column brand_code',
  'alter table customer_order drop column points_credited_at',
  "delete from shop_policy where name = 'deliveryCodeFrom'",
  `create table order_status_event (
    id bigint primary key generated always as identity,
    order_line_id bigint not null references order_line (id),
    code text not null,
    at timestamp (3) with time zone not null
  )`,
  'drop table outbox_message',
  ...[
    'create table outbox_message (id bigint, job_id bigint unique, recipient text, subject text, body text, created_at timestamptz)',
    "delete from schema_migration where name similar to '(004[0-8]|005[45689]|006[0136]|007[025])%'",
  ],
];

for (const { name, isAvailable, open } of databases)
  it.skipIf(!isAvailable)(
    `the placed orders of an older database get parcels, units and their steps (${name})`,
    async () => {
      const { db, close } = await open();
      await insertFixtures(db);
      await addSecondSeller(db);
      const shop = openShop(db);
      const bag = await readyBag(await makeCustomer(db, shop, '9500000001'), [
        [fixtures.potli, 2],
        [fixtures.soap, 3],
      ]);
      const { orderId } = (await placeOrder(bag, 'older-order-01')).body.orderDetails;
      // Amounts that do not divide evenly.
      await db.execute(sql`update order_line set cliq_cash_paise = 100, payable_paise = payable_paise - 100`);
      const before = (await linesOf(db, [orderId])).get(orderId) ?? [];
      for (const statement of withoutUnits) await db.execute(sql.raw(statement));
      const at = '2026-11-20T06:00:00.000Z';
      await db.execute(
        sql`insert into order_status_event (order_line_id, code, at)
          select id, unnest(case position when 0 then array['PLACED', 'OUT_FOR_DELIVERY'] else array['PLACED', 'DELIVERED'] end), ${at}::timestamptz
          from order_line`,
      );

      expect(await migrate(db)).toEqual([
        '0040_units_and_parcels.sql',
        '0041_refunds.sql',
        '0042_carriers.sql',
        '0043_mail.sql',
        '0046_returns.sql',
        '0047_invoices.sql',
        '0048_replacements.sql',
        '0054_delivery_changes.sql',
        '0055_redirected_refunds.sql',
        '0056_parcel_sizes.sql',
        '0058_carrier_sites.sql',
        '0059_desk_requests.sql',
        '0060_credit_lots.sql',
        '0061_gift_cards.sql',
        '0063_point_sources.sql',
        '0066_newsletter.sql',
        '0070_gift_card_letters.sql',
        '0072_charge_redirects.sql',
        '0075_gift_card_events.sql',
      ]);
      const after = (await linesOf(db, [orderId])).get(orderId) ?? [];
      expect(after.map(({ brandCode }) => brandCode)).toEqual(['MBH11A00001', 'MBH11A00001']);
      const taxes = ({ hsnCode, gstRate }: (typeof after)[number]) => [hsnCode, gstRate];
      expect(after.map(taxes)).toEqual(before.map(taxes));
      expect(new Set(after.flatMap(({ units }) => units.map(({ parcelId }) => parcelId))).size).toBe(2);
      for (const { units, position, ...line } of after) {
        expect(units).toMatchObject(splitLine(line));
        const last = position === 0 ? 'outForDelivery' : 'delivered';
        for (const { state, events } of units) {
          expect(state).toBe(last);
          expect(events.map((event) => [event.state, event.actor])).toEqual([
            ['placed', 'shopper'],
            [last, 'desk'],
          ]);
        }
      }
      const paid = await rowsOf<{ account: string; paise: string }>(
        db,
        sql`select account, sum(amount_paise)::text as paise from ledger_entry where account in ('payments', 'cash-on-delivery') group by account order by account`,
      );
      const [onTheWay = 0, arrived = 0] = after.map(({ payablePaise }) => payablePaise);
      // The cash of the order was posted before the credits changed its lines by ₹2.
      expect(paid).toEqual([
        { account: 'cash-on-delivery', paise: String(onTheWay + 200) },
        { account: 'payments', paise: String(arrived) },
      ]);
      expect(after.map(({ units }) => units.length)).toEqual(before.map(({ units }) => units.length));
      await shop.close();
      await close();
    },
    60_000,
  );
