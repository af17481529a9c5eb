-- Credits by source and last day: docs/decisions/0035-credit-lots.md.
ALTER TABLE "ledger_entry" ADD COLUMN "reason" text;
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "note" text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE TABLE "credit_lot" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"customer_id" bigint NOT NULL REFERENCES "customer" ("id"),
	"account" text NOT NULL,
	"brand_code" text,
	"entry_id" bigint REFERENCES "ledger_entry" ("id"),
	"given_paise" bigint NOT NULL,
	"left_paise" bigint NOT NULL,
	"last_day" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_lot_given" CHECK ("given_paise" >= 0 AND "left_paise" <= "given_paise" AND ("left_paise" >= 0 OR "given_paise" = 0))
);
--> statement-breakpoint
CREATE INDEX "credit_lot_customer" ON "credit_lot" ("customer_id", "account") WHERE "left_paise" <> 0;
--> statement-breakpoint
CREATE INDEX "credit_lot_entry" ON "credit_lot" ("entry_id");
--> statement-breakpoint
CREATE INDEX "credit_lot_end" ON "credit_lot" ("last_day") WHERE "left_paise" > 0;
--> statement-breakpoint
CREATE TABLE "credit_use" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"lot_id" bigint NOT NULL REFERENCES "credit_lot" ("id"),
	"entry_id" bigint NOT NULL REFERENCES "ledger_entry" ("id"),
	"paise" bigint NOT NULL,
	CONSTRAINT "credit_use_paise" CHECK ("paise" <> 0)
);
--> statement-breakpoint
CREATE INDEX "credit_use_lot" ON "credit_use" ("lot_id");
--> statement-breakpoint
CREATE INDEX "credit_use_entry" ON "credit_use" ("entry_id");
--> statement-breakpoint
-- The reasons of earlier entries follow from the other entries of their postings. No amount changes.
ALTER TABLE "ledger_entry" DISABLE TRIGGER "ledger_no_change";
--> statement-breakpoint
UPDATE "ledger_entry" SET "reason" = CASE
	WHEN EXISTS (SELECT FROM "ledger_entry" AS "other" WHERE "other"."posting" = "ledger_entry"."posting" AND "other"."account" = 'points-given')
		THEN CASE WHEN "amount_paise" < 0 THEN 'earned' ELSE 'takenBack' END
	WHEN EXISTS (SELECT FROM "ledger_entry" AS "other" WHERE "other"."posting" = "ledger_entry"."posting" AND "other"."account" = 'credits-held')
		THEN CASE WHEN "amount_paise" < 0 THEN 'released' ELSE 'spent' END
	WHEN EXISTS (SELECT FROM "ledger_entry" AS "other" WHERE "other"."posting" = "ledger_entry"."posting" AND "other"."account" = 'return-couriers')
		THEN 'courier'
	WHEN "order_id" IS NULL THEN 'goodwill'
	ELSE 'refund' END
WHERE "customer_id" IS NOT NULL AND "account" IN ('cliq-cash', 'loyalty-points', 'brand-cash');
--> statement-breakpoint
ALTER TABLE "ledger_entry" ENABLE TRIGGER "ledger_no_change";
--> statement-breakpoint
-- What each customer has now, without a last day. Points that were spent before a refund are a debt.
INSERT INTO "credit_lot" ("customer_id", "account", "brand_code", "given_paise", "left_paise", "created_at")
SELECT "customer_id", "account", "brand_code", greatest(0, -sum("amount_paise")), -sum("amount_paise"), max("at")
FROM "ledger_entry"
WHERE "customer_id" IS NOT NULL AND "account" IN ('cliq-cash', 'loyalty-points', 'brand-cash')
GROUP BY "customer_id", "account", "brand_code"
HAVING sum("amount_paise") <> 0;
--> statement-breakpoint
INSERT INTO "shop_policy" ("name", "value") VALUES ('cliqCashDays', '365'), ('pointsDays', '365'),
	('copperFrom', '10000000'), ('silverFrom', '30000000'), ('goldFrom', '75000000'), ('platinumFrom', '150000000');
