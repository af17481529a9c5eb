-- A charge whose refund its provider rejects goes elsewhere, once: of a gift card, or of an order that it came
-- too late for.
ALTER TABLE "gift_card_redirect" RENAME TO "charge_redirect";
--> statement-breakpoint
ALTER INDEX "gift_card_redirect_pkey" RENAME TO "charge_redirect_pkey";
--> statement-breakpoint
ALTER TABLE "charge_redirect" RENAME CONSTRAINT "gift_card_redirect_amount" TO "charge_redirect_amount";
--> statement-breakpoint
ALTER TABLE "charge_redirect" RENAME CONSTRAINT "gift_card_redirect_bank" TO "charge_redirect_bank";
--> statement-breakpoint
-- Hash of the idempotency key of a buyer; null when the desk chose the destination.
ALTER TABLE "charge_redirect" ADD COLUMN "request_key" text;
--> statement-breakpoint
CREATE INDEX "charge_redirect_due" ON "charge_redirect" ("attempt_id") WHERE "done_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "payment_attempt_refund_stopped" ON "payment_attempt" ("id") WHERE "refund_stopped_at" IS NOT NULL;
--> statement-breakpoint
-- A payment whose money is transferred is settled when the transfer is recorded.
UPDATE "payment_attempt" SET "settled_at" = NULL
FROM "charge_redirect"
WHERE "charge_redirect"."attempt_id" = "payment_attempt"."id" AND "charge_redirect"."done_at" IS NULL;
