-- A payment that may still move money is always looked at again.
UPDATE "payment_attempt" SET "check_at" = now() WHERE "status" IN ('made', 'open', 'refunding') AND "check_at" IS NULL;
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_checked_again" CHECK ("status" NOT IN ('made', 'open', 'refunding') OR "check_at" IS NOT NULL);
