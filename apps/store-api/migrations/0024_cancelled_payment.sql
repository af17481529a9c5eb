-- When the shopper asked to cancel a payment: an order that fails after that says so.
ALTER TABLE "payment_attempt" ADD COLUMN "cancel_asked_at" timestamp (3) with time zone;
