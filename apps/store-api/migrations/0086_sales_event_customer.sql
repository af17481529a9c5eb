-- The customer of an event of sales analytics. It is in their personal data and is erased with the account.
ALTER TABLE "sales_event" ADD COLUMN "customer_id" bigint REFERENCES "customer" ("id");
--> statement-breakpoint
UPDATE "sales_event" SET "customer_id" = "customer"."id" FROM "customer" WHERE "customer"."user_name" = "sales_event"."visitor";
--> statement-breakpoint
CREATE INDEX "sales_event_customer" ON "sales_event" ("customer_id") WHERE "customer_id" is not null;
--> statement-breakpoint
DROP INDEX "sales_event_visitor";
