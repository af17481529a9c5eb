-- Refunds of units of an order: docs/decisions/0023-after-the-order.md.
CREATE TABLE "refund" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_id" text NOT NULL REFERENCES "customer_order" ("id"),
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" ("order_id");
--> statement-breakpoint
CREATE TABLE "refund_unit" (
	"unit_id" bigint PRIMARY KEY REFERENCES "order_unit" ("id"),
	"refund_id" bigint NOT NULL REFERENCES "refund" ("id")
);
--> statement-breakpoint
CREATE INDEX "refund_unit_refund" ON "refund_unit" ("refund_id");
--> statement-breakpoint
CREATE TABLE "refund_part" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"refund_id" bigint NOT NULL REFERENCES "refund" ("id"),
	"destination" text NOT NULL,
	"brand_code" text,
	"amount_paise" bigint NOT NULL,
	"status" text NOT NULL,
	"attempt_id" bigint REFERENCES "payment_attempt" ("id"),
	"request_number" integer DEFAULT 1 NOT NULL,
	"requested_paise" bigint,
	"arrives_by" text NOT NULL,
	"bank_reference" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"check_at" timestamp (3) with time zone,
	CONSTRAINT "refund_part_positive" CHECK ("refund_part"."amount_paise" > 0),
	CONSTRAINT "refund_part_checked_again" CHECK ("refund_part"."status" not in ('due', 'pending') or "refund_part"."check_at" is not null),
	CONSTRAINT "refund_part_attempt_of_provider" CHECK (("refund_part"."destination" = 'provider') = ("refund_part"."attempt_id" is not null))
);
--> statement-breakpoint
CREATE INDEX "refund_part_refund" ON "refund_part" ("refund_id");
--> statement-breakpoint
CREATE INDEX "refund_part_attempt" ON "refund_part" ("attempt_id");
--> statement-breakpoint
CREATE INDEX "refund_part_check" ON "refund_part" ("check_at") WHERE "refund_part"."check_at" is not null;
