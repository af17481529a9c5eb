-- Answers of shoppers about stored data, as a log: a change or a withdrawal is another row.
CREATE TABLE "consent_record" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"consent_id" uuid NOT NULL,
	"customer_id" bigint REFERENCES "customer" ("id"),
	"notice_version" integer NOT NULL,
	"categories" text[] NOT NULL,
	"source" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consent_record_once" UNIQUE ("consent_id", "answered_at"),
	CONSTRAINT "consent_record_source_known" CHECK ("consent_record"."source" in ('banner', 'page', 'footer', 'gpc')),
	CONSTRAINT "consent_record_categories_known" CHECK ("consent_record"."categories" <@ ARRAY['preferences', 'measurement', 'advertising'])
);
--> statement-breakpoint
CREATE INDEX "consent_record_customer" ON "consent_record" ("customer_id") WHERE "customer_id" is not null;
--> statement-breakpoint
CREATE INDEX "consent_record_created" ON "consent_record" ("created_at");
--> statement-breakpoint
-- Whether a customer wants updates about orders on WhatsApp.
ALTER TABLE "mail_preference" ADD COLUMN "whatsapp" boolean DEFAULT false NOT NULL;
