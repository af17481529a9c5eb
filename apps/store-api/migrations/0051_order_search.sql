-- The desk finds orders by state, day, contact and product, newest first.
CREATE INDEX "customer_order_newest" ON "customer_order" ("placed_at" DESC, "id" DESC);
--> statement-breakpoint
CREATE INDEX "customer_order_status" ON "customer_order" ("status", "placed_at" DESC, "id" DESC);
--> statement-breakpoint
CREATE INDEX "customer_order_email" ON "customer_order" ((lower("delivery_address"->>'emailID')), "placed_at" DESC, "id" DESC);
--> statement-breakpoint
CREATE INDEX "customer_order_phone" ON "customer_order" (("delivery_address"->>'phone'), "placed_at" DESC, "id" DESC);
--> statement-breakpoint
CREATE INDEX "order_line_product_name" ON "order_line" USING gin (("shown"->>'productName') gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "order_line_product_code" ON "order_line" (("shown"->>'productCode'));
--> statement-breakpoint
CREATE INDEX "order_line_ussid" ON "order_line" ("ussid");
--> statement-breakpoint
CREATE INDEX "order_unit_state" ON "order_unit" ("state", "order_line_id");
--> statement-breakpoint
CREATE INDEX "refund_part_failed" ON "refund_part" ("id") WHERE "refund_part"."status" = 'failed';
