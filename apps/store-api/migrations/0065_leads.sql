-- Requests for a call, from the forms of the shop and of its partners.
CREATE TABLE "lead" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"number" text UNIQUE,
	"request_key" text NOT NULL UNIQUE,
	"request_hash" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"customer_id" bigint REFERENCES "customer" ("id"),
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"time_of_day" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"city" text NOT NULL,
	"preferred_day" text NOT NULL,
	"shares_with_partner" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lead_status_known" CHECK ("lead"."status" in ('new', 'called', 'ended'))
);
--> statement-breakpoint
CREATE INDEX "lead_status" ON "lead" ("status", "id");
--> statement-breakpoint
CREATE INDEX "lead_phone" ON "lead" ("phone", "kind", "id");
--> statement-breakpoint
CREATE INDEX "lead_customer" ON "lead" ("customer_id") WHERE "customer_id" is not null;
