-- Which refund of an attempt is asked for: one that the provider has failed is asked for anew under another number.
ALTER TABLE "payment_attempt" ADD COLUMN "refund_number" integer DEFAULT 1 NOT NULL;
