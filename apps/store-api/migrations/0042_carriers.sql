-- Parcels with a carrier: docs/decisions/0024-carriers.md.
ALTER TABLE "parcel" ADD COLUMN "seal_number" text;
--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "carrier" text;
--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "courier_name" text;
--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "tracking_number" text;
--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "carrier_reference" text;
--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "booked_units" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "cancelled_bookings" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "check_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "moved_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_tracking_number" ON "parcel" ("carrier", "tracking_number");
--> statement-breakpoint
CREATE INDEX "parcel_check" ON "parcel" ("check_at") WHERE "parcel"."check_at" is not null;
--> statement-breakpoint
CREATE INDEX "order_unit_to_pack" ON "order_unit" ("state_at") WHERE "order_unit"."state" in ('placed', 'confirmed');
--> statement-breakpoint
CREATE TABLE "parcel_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"parcel_id" bigint NOT NULL REFERENCES "parcel" ("id"),
	"event_id" text NOT NULL,
	"state" text,
	"text" text NOT NULL,
	"place" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"has_moved" boolean DEFAULT false NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_event_id" ON "parcel_event" ("parcel_id", "event_id");
--> statement-breakpoint
-- Parcels that are packed already wait for a booking.
UPDATE "parcel" SET "check_at" = now() WHERE "id" IN (SELECT "parcel_id" FROM "order_unit" WHERE "state" = 'packed');
