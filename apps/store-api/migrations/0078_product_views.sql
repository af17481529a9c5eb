-- Products that visitors viewed after consent for preferences, the latest view of each. Bounded for each
-- visitor by the program.
CREATE TABLE "product_view" (
	"visitor_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"customer_id" bigint REFERENCES "customer" ("id"),
	"viewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_view_pk" PRIMARY KEY ("visitor_id", "product_id")
);
--> statement-breakpoint
CREATE INDEX "product_view_latest" ON "product_view" ("visitor_id", "viewed_at");
--> statement-breakpoint
CREATE INDEX "product_view_customer" ON "product_view" ("customer_id") WHERE "customer_id" is not null;
--> statement-breakpoint
CREATE INDEX "product_view_age" ON "product_view" ("viewed_at");
