-- Refunds that go elsewhere: docs/decisions/0026-redirected-refunds.md.
ALTER TABLE "refund_part" ADD COLUMN "bank" text;
--> statement-breakpoint
ALTER TABLE "refund_part" ADD COLUMN "bank_last_four" text;
--> statement-breakpoint
ALTER TABLE "refund_part" ADD COLUMN "redirected_at" timestamp (3) with time zone;
