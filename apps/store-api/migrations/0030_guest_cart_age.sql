-- A guest's bag goes by when it was last used, not by when it was made.
DROP INDEX "cart_guest_age";
--> statement-breakpoint
CREATE INDEX "cart_guest_age" ON "cart" ("updated_at") WHERE "customer_id" is null;
