-- The event that reported a bought gift card to analytics.
ALTER TABLE "gift_card_purchase" ADD COLUMN "placed_event_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "gift_card_purchase" ADD COLUMN "placed_event_id" text;
--> statement-breakpoint
-- Gift cards that were bought before have been reported by the browser that paid for them.
UPDATE "gift_card_purchase" SET "placed_event_at" = "charged_at" WHERE "charged_at" IS NOT NULL;
