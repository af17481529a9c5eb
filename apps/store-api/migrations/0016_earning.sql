-- Points that an order earns; when a brand's cash ends; which orders were bought past the bag.
ALTER TABLE "customer_order" ADD COLUMN "earned_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "points_arrive_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "customer_order_points" ON "customer_order" ("points_arrive_at") WHERE "points_arrive_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "is_buy_now" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "customer_order" SET "is_buy_now" = true FROM "cart" WHERE "cart"."id" = "cart_id" AND "cart"."kind" = 'buyNow';--> statement-breakpoint
CREATE TABLE "brand_cash_programme" (
	"brand_code" text PRIMARY KEY NOT NULL REFERENCES "brand"("code"),
	"last_day" text NOT NULL
);
