-- Replacements: docs/decisions/0031-replacements.md.
ALTER TABLE "return_request" ADD COLUMN "kind" text DEFAULT 'refund' NOT NULL;
--> statement-breakpoint
-- A line that a replacement has added to the order.
ALTER TABLE "order_line" ADD COLUMN "replaces_line_id" bigint REFERENCES "order_line" ("id");
--> statement-breakpoint
CREATE TABLE "replacement" (
	"return_id" bigint NOT NULL REFERENCES "return_request" ("id"),
	"unit_id" bigint NOT NULL REFERENCES "order_unit" ("id"),
	"ussid" text NOT NULL REFERENCES "offer" ("ussid"),
	"price_drop_paise" bigint NOT NULL,
	"status" text NOT NULL,
	"new_unit_id" bigint UNIQUE REFERENCES "order_unit" ("id"),
	"sent_at" timestamp (3) with time zone,
	PRIMARY KEY ("return_id", "unit_id"),
	CONSTRAINT "replacement_price_drop" CHECK ("price_drop_paise" >= 0),
	CONSTRAINT "replacement_sent" CHECK (("status" = 'sent') = ("new_unit_id" is not null) and ("status" = 'sent') = ("sent_at" is not null))
);
--> statement-breakpoint
-- A unit is replaced once.
CREATE UNIQUE INDEX "replacement_once" ON "replacement" ("unit_id") WHERE "status" = 'sent';
--> statement-breakpoint
CREATE INDEX "replacement_reserved" ON "replacement" ("ussid") WHERE "status" = 'reserved';
