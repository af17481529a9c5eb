-- Rules that change what a bag costs; orders that are paid for before they stand; attempts to pay; credits of customers.
CREATE TABLE "discount" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"scope" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"percent" integer,
	"amount_paise" bigint,
	"minimum_paise" bigint DEFAULT 0 NOT NULL,
	"from_day" text NOT NULL,
	"until_day" text NOT NULL,
	"with_coupon" boolean DEFAULT true NOT NULL,
	"bank" text,
	"bins" jsonb,
	"months" integer,
	"gift_ussid" text REFERENCES "offer"("ussid"),
	"per_customer" integer,
	"is_listed" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE INDEX "discount_term" ON "discount" ("until_day");--> statement-breakpoint
CREATE TABLE "discount_use" (
	"code" text NOT NULL REFERENCES "discount"("code"),
	"order_id" text NOT NULL REFERENCES "customer_order"("id"),
	"customer_id" bigint NOT NULL REFERENCES "customer"("id"),
	"at" timestamp (3) with time zone NOT NULL,
	PRIMARY KEY ("code", "order_id")
);
--> statement-breakpoint
CREATE INDEX "discount_use_customer" ON "discount_use" ("customer_id", "code");--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "kind" text DEFAULT 'bag' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "bank_offer_code" text;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "emi_code" text;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "uses_cliq_cash" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "uses_points" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "uses_brand_cash" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP INDEX "cart_one_open";--> statement-breakpoint
CREATE UNIQUE INDEX "cart_one_open" ON "cart" ("customer_id", "kind") WHERE "status" = 'open';--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "delivery_mode" text;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "status" text DEFAULT 'placed' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "customer_order" SET "settled_at" = "placed_at";--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "bank_discount_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "bank_offer_code" text;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "emi_discount_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "emi" jsonb;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "error_code" text;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "error_message" text;--> statement-breakpoint
ALTER TABLE "customer_order" DROP CONSTRAINT "customer_order_cart_id_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "customer_order_cart" ON "customer_order" ("cart_id") WHERE "status" <> 'failed';--> statement-breakpoint
CREATE INDEX "customer_order_open" ON "customer_order" ("placed_at") WHERE "status" = 'open';--> statement-breakpoint
ALTER TABLE "customer_order" DROP CONSTRAINT "customer_order_adds_up";--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_adds_up" CHECK ("payable_paise" = "subtotal_paise" - "cart_discount_paise" - "coupon_discount_paise" - "bank_discount_paise" + "shipping_paise" - "cliq_cash_paise" - "loyalty_paise" - "brand_cash_paise" - "emi_discount_paise" AND "payable_paise" >= 0);--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "bank_discount_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "shipping_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "brand_cash_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "loyalty_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "cliq_cash_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "emi_discount_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "payable_paise" bigint;--> statement-breakpoint
UPDATE "order_line" SET "payable_paise" = "unit_paise" * "quantity" - "cart_discount_paise" - "coupon_discount_paise";--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "payable_paise" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "tax_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "tax_paise" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "is_give_away" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "delivery_mode" text DEFAULT 'home-delivery' NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_reservation_held" ON "stock_reservation" ("expires_at") WHERE "status" = 'held';--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "customer_id" bigint REFERENCES "customer"("id");--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "brand_code" text;--> statement-breakpoint
CREATE INDEX "ledger_entry_customer" ON "ledger_entry" ("customer_id", "account");--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "reference" text;--> statement-breakpoint
UPDATE "payment_attempt" SET "reference" = "order_id" || '-' || "id", "status" = 'due';--> statement-breakpoint
ALTER TABLE "payment_attempt" ALTER COLUMN "reference" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_reference_unique" UNIQUE ("reference");--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "gateway_status" text;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "instrument" jsonb;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "error_code" text;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "error_message" text;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "check_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "checks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_one_open" ON "payment_attempt" ("order_id") WHERE "status" IN ('made', 'open');--> statement-breakpoint
CREATE INDEX "payment_attempt_check" ON "payment_attempt" ("check_at") WHERE "check_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"event_id" text NOT NULL,
	"reference" text,
	"detail" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_event_once" ON "payment_event" ("provider", "kind", "event_id");--> statement-breakpoint
CREATE INDEX "payment_event_reference" ON "payment_event" ("reference");--> statement-breakpoint
CREATE INDEX "payment_event_age" ON "payment_event" ("at");--> statement-breakpoint
CREATE TABLE "pan_card" (
	"customer_id" bigint PRIMARY KEY NOT NULL REFERENCES "customer"("id"),
	"sealed" text NOT NULL,
	"last_four" text NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL
);
