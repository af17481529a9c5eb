-- Credit that an order gives back is a new lot when its lot is over, and points of a refund always are. The
-- new lot names the lot whose credit it is, so that a return does not take back points that ended in it.
ALTER TABLE "credit_lot" ADD COLUMN "source_lot_id" bigint REFERENCES "credit_lot"("id");
--> statement-breakpoint
CREATE INDEX "credit_lot_source" ON "credit_lot" ("source_lot_id") WHERE "source_lot_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "credit_lot_brand" ON "credit_lot" ("brand_code") WHERE "left_paise" > 0;
