-- Events of sales analytics, of shoppers who agreed to be counted.
CREATE TABLE "sales_event" (
	"id" text PRIMARY KEY,
	"name" text NOT NULL,
	"visitor" text NOT NULL,
	"os" text NOT NULL,
	"fields" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sales_event_received" ON "sales_event" ("received_at");
--> statement-breakpoint
CREATE INDEX "sales_event_visitor" ON "sales_event" ("visitor") WHERE "visitor" <> 'NA';
--> statement-breakpoint
-- The event that reported a placed order to analytics. Null for an order that was reported before.
ALTER TABLE "customer_order" ADD COLUMN "placed_event_id" text;
