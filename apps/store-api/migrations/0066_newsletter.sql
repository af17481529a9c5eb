-- Subscriptions to the newsletter. An address is in lower case. A subscription that has ended stays, so that
-- the address gets no newsletter again without a new confirmation.
CREATE TABLE "newsletter_subscription" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"email" text NOT NULL UNIQUE,
	"customer_id" bigint REFERENCES "customer" ("id"),
	"status" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "newsletter_status_known" CHECK ("newsletter_subscription"."status" in ('pending', 'active', 'ended'))
);
--> statement-breakpoint
CREATE INDEX "newsletter_customer" ON "newsletter_subscription" ("customer_id") WHERE "customer_id" is not null;
--> statement-breakpoint
-- Messages that a customer has chosen. Without a row, the customer gets no offers.
CREATE TABLE "mail_preference" (
	"customer_id" bigint PRIMARY KEY REFERENCES "customer" ("id"),
	"offers" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- Address to which mail programs post to end a subscription (RFC 8058). Null for a message that is no newsletter.
ALTER TABLE "outbox_message" ADD COLUMN "unsubscribe_url" text;
