-- After the order (docs/decisions/0023-after-the-order.md): each unit of a placed order has a state and a share of
-- each amount of its line, and travels in a parcel.
ALTER TABLE "customer_order" ADD COLUMN "points_credited_at" timestamp (3) with time zone;
--> statement-breakpoint
-- Points without a date of arrival have been credited, if all lines have arrived.
UPDATE "customer_order" SET "points_credited_at" = "settled_at"
WHERE "status" = 'placed' AND "earned_points" > 0 AND "points_arrive_at" IS NULL AND NOT EXISTS (
	SELECT FROM "order_line" WHERE "order_line"."order_id" = "customer_order"."id" AND NOT EXISTS (
		SELECT FROM "order_status_event"
		WHERE "order_status_event"."order_line_id" = "order_line"."id" AND "order_status_event"."code" = 'DELIVERED'
	)
);
--> statement-breakpoint
-- Brand of the product when it was ordered. Brand cash goes back to this brand.
ALTER TABLE "order_line" ADD COLUMN "brand_code" text;
--> statement-breakpoint
UPDATE "order_line" SET "brand_code" = "product"."brand_code"
FROM "offer"
JOIN "variant" ON "variant"."sku" = "offer"."variant_sku"
JOIN "product" ON "product"."id" = "variant"."product_id"
WHERE "offer"."ussid" = "order_line"."ussid";
--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "brand_code" SET NOT NULL;
--> statement-breakpoint
CREATE TABLE "parcel" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_id" text NOT NULL REFERENCES "customer_order" ("id"),
	"number" integer NOT NULL,
	"seller_id" text NOT NULL REFERENCES "seller" ("id"),
	"delivery_mode" text NOT NULL,
	"delivery_day" text NOT NULL,
	"delivery_code" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_number" ON "parcel" ("order_id", "number");
--> statement-breakpoint
CREATE TABLE "order_unit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_line_id" bigint NOT NULL REFERENCES "order_line" ("id"),
	"number" integer NOT NULL,
	"parcel_id" bigint NOT NULL REFERENCES "parcel" ("id"),
	"state" text NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL,
	"price_paise" bigint NOT NULL,
	"cart_discount_paise" bigint NOT NULL,
	"coupon_discount_paise" bigint NOT NULL,
	"bank_discount_paise" bigint NOT NULL,
	"shipping_paise" bigint NOT NULL,
	"brand_cash_paise" bigint NOT NULL,
	"loyalty_paise" bigint NOT NULL,
	"cliq_cash_paise" bigint NOT NULL,
	"emi_discount_paise" bigint NOT NULL,
	"payable_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	CONSTRAINT "order_unit_adds_up" CHECK ("order_unit"."payable_paise" = "order_unit"."price_paise" - "order_unit"."cart_discount_paise" - "order_unit"."coupon_discount_paise" - "order_unit"."bank_discount_paise" + "order_unit"."shipping_paise" - "order_unit"."brand_cash_paise" - "order_unit"."loyalty_paise" - "order_unit"."cliq_cash_paise" - "order_unit"."emi_discount_paise" and "order_unit"."payable_paise" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "order_unit_number" ON "order_unit" ("order_line_id", "number");
--> statement-breakpoint
CREATE INDEX "order_unit_parcel" ON "order_unit" ("parcel_id");
--> statement-breakpoint
CREATE TABLE "unit_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"unit_id" bigint NOT NULL REFERENCES "order_unit" ("id"),
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "unit_event_unit" ON "unit_event" ("unit_id");
--> statement-breakpoint
INSERT INTO "parcel" ("order_id", "number", "seller_id", "delivery_mode", "delivery_day")
SELECT "order_id", row_number() OVER (PARTITION BY "order_id" ORDER BY min("position")), "seller_id", "delivery_mode", max("delivery_day")
FROM "order_line"
JOIN "offer" USING ("ussid")
JOIN "customer_order" ON "customer_order"."id" = "order_id" AND "customer_order"."status" = 'placed'
GROUP BY "order_id", "seller_id", "delivery_mode";
--> statement-breakpoint
-- Splits the amounts of each line like modules/order/splitLine.ts.
DO $$
DECLARE
	line record;
	totals bigint[];
	bases bigint[];
	rests bigint[];
	shares bigint[];
	missing bigint;
	taken bigint;
	shipping bigint;
BEGIN
	FOR line IN
		SELECT "order_line".*, "parcel"."id" AS "parcel_id"
		FROM "order_line"
		JOIN "offer" USING ("ussid")
		JOIN "parcel" ON "parcel"."order_id" = "order_line"."order_id" AND "parcel"."seller_id" = "offer"."seller_id" AND "parcel"."delivery_mode" = "order_line"."delivery_mode"
	LOOP
		totals := ARRAY[
			line.cart_discount_paise, line.coupon_discount_paise, line.bank_discount_paise, line.brand_cash_paise,
			line.loyalty_paise, line.cliq_cash_paise, line.emi_discount_paise, line.payable_paise
		];
		SELECT array_agg(total / line.quantity), array_agg(total % line.quantity) INTO bases, rests FROM unnest(totals) AS total;
		FOR number IN 1..line.quantity LOOP
			shipping := line.shipping_paise / line.quantity + CASE WHEN number = line.quantity THEN line.shipping_paise % line.quantity ELSE 0 END;
			shares := bases;
			missing := line.unit_paise + shipping - (SELECT sum(base) FROM unnest(bases) AS base);
			FOR at IN 1..8 LOOP
				taken := least(missing, rests[at]);
				shares[at] := shares[at] + taken;
				rests[at] := rests[at] - taken;
				missing := missing - taken;
			END LOOP;
			INSERT INTO "order_unit" (
				"order_line_id", "number", "parcel_id", "state", "state_at", "price_paise", "shipping_paise", "tax_paise",
				"cart_discount_paise", "coupon_discount_paise", "bank_discount_paise", "brand_cash_paise",
				"loyalty_paise", "cliq_cash_paise", "emi_discount_paise", "payable_paise"
			) VALUES (
				line.id, number, line.parcel_id, 'placed', 'epoch', line.unit_paise, shipping,
				line.tax_paise / line.quantity + CASE WHEN number = line.quantity THEN line.tax_paise % line.quantity ELSE 0 END,
				shares[1], shares[2], shares[3], shares[4], shares[5], shares[6], shares[7], shares[8]
			);
		END LOOP;
	END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO "unit_event" ("unit_id", "state", "actor", "at")
SELECT
	"order_unit"."id",
	CASE "code" WHEN 'OUT_FOR_DELIVERY' THEN 'outForDelivery' ELSE lower("code") END,
	CASE "code" WHEN 'PLACED' THEN 'shopper' ELSE 'desk' END,
	"order_status_event"."at"
FROM "order_status_event"
JOIN "order_unit" USING ("order_line_id")
ORDER BY "order_status_event"."at", "order_status_event"."id";
--> statement-breakpoint
UPDATE "order_unit" SET "state" = "last"."state", "state_at" = "last"."at"
FROM (SELECT DISTINCT ON ("unit_id") * FROM "unit_event" ORDER BY "unit_id", "at" DESC, "id" DESC) AS "last"
WHERE "last"."unit_id" = "order_unit"."id";
--> statement-breakpoint
DROP TABLE "order_status_event";
--> statement-breakpoint
-- Cash was booked when the last line of an order arrived. From now on it is booked when a unit arrives, so the cash
-- of units that have arrived before others is booked here.
WITH "paid" AS MATERIALIZED (
	SELECT "order_id", gen_random_uuid()::text AS "posting", sum("order_unit"."payable_paise") AS "paise", max("order_unit"."state_at") AS "at"
	FROM "order_unit"
	JOIN "order_line" ON "order_line"."id" = "order_unit"."order_line_id"
	WHERE "order_unit"."state" = 'delivered' AND EXISTS (
		SELECT FROM "payment_attempt" WHERE "payment_attempt"."order_id" = "order_line"."order_id" AND "payment_attempt"."status" = 'due'
	)
	GROUP BY "order_id"
	HAVING sum("order_unit"."payable_paise") > 0
)
INSERT INTO "ledger_entry" ("posting", "order_id", "account", "amount_paise", "at")
SELECT "posting", "order_id", 'payments', "paise", "at" FROM "paid"
UNION ALL
SELECT "posting", "order_id", 'cash-on-delivery', -"paise", "at" FROM "paid";
--> statement-breakpoint
INSERT INTO "shop_policy" ("name", "value") VALUES ('deliveryCodeFrom', '10000000');
