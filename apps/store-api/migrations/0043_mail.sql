-- E-mails: docs/decisions/0027-mail.md.
ALTER TABLE "outbox_message" RENAME COLUMN "body" TO "text";
--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "html" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "order_id" text REFERENCES "customer_order" ("id");
--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "status" text DEFAULT 'stored' NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "problem" text;
--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "sent_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "check_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_checked_again" CHECK ("status" <> 'waiting' or "check_at" is not null);
--> statement-breakpoint
CREATE INDEX "outbox_message_check" ON "outbox_message" ("check_at") WHERE "outbox_message"."check_at" is not null;
--> statement-breakpoint
CREATE INDEX "outbox_message_order" ON "outbox_message" ("order_id");
--> statement-breakpoint
-- Confirmations that are still to be written.
UPDATE "job" SET "kind" = 'mail', "payload" = "payload" || '{"mail": "orderPlaced"}' WHERE "kind" = 'order-confirmation' AND "done_at" IS NULL;
