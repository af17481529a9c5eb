-- A coupon for a first order is a rule, not a name.
ALTER TABLE "discount" ADD COLUMN "first_order" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "discount" SET "first_order" = true WHERE "code" = 'FIRST10' AND "kind" = 'coupon';
