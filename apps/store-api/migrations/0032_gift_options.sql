-- How an order is packed as a gift. The order takes it from its cart.
ALTER TABLE "cart" ADD COLUMN "gift_wrap" boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "gift_message" text NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "hides_prices" boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "gift_wrap" boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "gift_message" text NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "hides_prices" boolean NOT NULL DEFAULT false;
