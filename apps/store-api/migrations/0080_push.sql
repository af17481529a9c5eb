-- Devices that get messages about the orders of a customer (docs/decisions/0047-web-app.md). A device is deleted
-- with its session.
CREATE TABLE "push_subscription" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"customer_id" bigint NOT NULL REFERENCES "customer" ("id"),
	-- All tokens of the login that asked for the messages.
	"family" text NOT NULL,
	-- SHA-256 of the address of the device.
	"endpoint_hash" text NOT NULL UNIQUE,
	-- Host of the push service.
	"service" text NOT NULL,
	-- Address and keys of the device, encrypted: they let anyone send to the device.
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "push_subscription_customer" ON "push_subscription" ("customer_id");
--> statement-breakpoint
CREATE INDEX "push_subscription_family" ON "push_subscription" ("family");
--> statement-breakpoint
-- A message to a device. A job writes at most one for each device.
CREATE TABLE "push_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"job_id" bigint NOT NULL REFERENCES "job" ("id") ON DELETE CASCADE,
	"subscription_id" bigint NOT NULL REFERENCES "push_subscription" ("id") ON DELETE CASCADE,
	"order_id" text NOT NULL REFERENCES "customer_order" ("id"),
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"check_at" timestamp (3) with time zone,
	CONSTRAINT "push_message_once" UNIQUE ("job_id", "subscription_id"),
	CONSTRAINT "push_message_checked_again" CHECK ("push_message"."status" <> 'waiting' or "push_message"."check_at" is not null)
);
--> statement-breakpoint
CREATE INDEX "push_message_subscription" ON "push_message" ("subscription_id");
--> statement-breakpoint
CREATE INDEX "push_message_check" ON "push_message" ("check_at") WHERE "push_message"."check_at" is not null;
