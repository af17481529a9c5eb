-- Returns: docs/decisions/0028-returns.md.
CREATE TABLE "return_policy" (
	"name" text PRIMARY KEY,
	"return_days" integer,
	"replacement_days" integer
);
--> statement-breakpoint
INSERT INTO "return_policy" ("name", "return_days", "replacement_days") VALUES
	('7 Day Return', 7, NULL),
	('7 Day Return or Replacement', 7, 7),
	('15 Day Return', 15, NULL),
	('Replacement Only', NULL, 7),
	('Not Returnable', NULL, NULL);
--> statement-breakpoint
INSERT INTO "shop_policy" ("name", "value") VALUES ('courierRepayLimit', '25000'), ('returnTravelDays', '7');
--> statement-breakpoint
INSERT INTO "application_property" ("name", "product", "value") VALUES ('returnsAddress', '', '') ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE TABLE "drop_store" (
	"id" text PRIMARY KEY,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"postal_code" text NOT NULL,
	"opens_at" text NOT NULL,
	"closes_at" text NOT NULL,
	"closed_weekday" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "drop_store_hours" CHECK ("opens_at" ~ '^\d\d:\d\d$' AND "closes_at" ~ '^\d\d:\d\d$' AND "opens_at" < "closes_at"),
	CONSTRAINT "drop_store_weekday" CHECK ("closed_weekday" BETWEEN 0 AND 6)
);
--> statement-breakpoint
CREATE INDEX "drop_store_area" ON "drop_store" (left("postal_code", 3));
--> statement-breakpoint
CREATE SEQUENCE "return_number";
--> statement-breakpoint
CREATE TABLE "return_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"code" text NOT NULL UNIQUE,
	"customer_id" bigint NOT NULL REFERENCES "customer" ("id"),
	"order_id" text NOT NULL REFERENCES "customer_order" ("id"),
	"method" text NOT NULL,
	"refund_to" text NOT NULL,
	"pickup_address" jsonb,
	"pickup_day" text,
	"pickup_slot" text,
	"store_id" text REFERENCES "drop_store" ("id"),
	"drop_code" text,
	"courier_name" text,
	"tracking_number" text,
	"courier_paise" bigint DEFAULT 0 NOT NULL,
	"hand_over_by" text NOT NULL,
	"bank" text,
	"bank_last_four" text,
	"rejection" text DEFAULT '' NOT NULL,
	"dispute" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "return_request_customer" ON "return_request" ("customer_id", "id");
--> statement-breakpoint
CREATE INDEX "return_request_order" ON "return_request" ("order_id");
--> statement-breakpoint
CREATE TABLE "return_unit" (
	"return_id" bigint NOT NULL REFERENCES "return_request" ("id"),
	"unit_id" bigint NOT NULL REFERENCES "order_unit" ("id"),
	"reason" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	PRIMARY KEY ("return_id", "unit_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "return_unit_open" ON "return_unit" ("unit_id") WHERE "is_open";
--> statement-breakpoint
CREATE TABLE "return_photo" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"customer_id" bigint NOT NULL REFERENCES "customer" ("id"),
	"return_id" bigint REFERENCES "return_request" ("id"),
	"file" text NOT NULL UNIQUE,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "return_photo_return" ON "return_photo" ("return_id");
--> statement-breakpoint
CREATE INDEX "return_photo_customer" ON "return_photo" ("customer_id");
--> statement-breakpoint
-- A transfer to a bank account is made at the desk, so no round looks at it.
ALTER TABLE "refund_part" DROP CONSTRAINT "refund_part_checked_again";
--> statement-breakpoint
ALTER TABLE "refund_part" ADD CONSTRAINT "refund_part_checked_again" CHECK ("destination" <> 'provider' or "status" not in ('due', 'pending') or "check_at" is not null);
