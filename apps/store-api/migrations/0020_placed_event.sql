-- Analytics hear of an order once, whichever tab or device shows it; of those from before they have heard.
ALTER TABLE "customer_order" ADD COLUMN "placed_event_at" timestamp with time zone;
--> statement-breakpoint
UPDATE "customer_order" SET "placed_event_at" = now() WHERE "status" = 'placed';
