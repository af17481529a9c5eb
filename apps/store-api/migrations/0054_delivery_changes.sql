-- Changes of the address and of delivery days: docs/decisions/0025-delivery-changes.md.
ALTER TABLE "parcel" ADD COLUMN "hold_until" timestamp (3) with time zone;
--> statement-breakpoint
CREATE TABLE "order_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL REFERENCES "customer_order" ("id"),
	"what" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "order_change_order" ON "order_change" ("order_id");
