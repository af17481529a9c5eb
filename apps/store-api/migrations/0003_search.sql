CREATE TABLE "search_product" (
	"id" text PRIMARY KEY NOT NULL,
	"leaf" text NOT NULL,
	"popularity" double precision NOT NULL,
	"newness" double precision NOT NULL,
	"tokens" text[] NOT NULL,
	"words" jsonb NOT NULL,
	"terms" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_row" (
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"hex" text NOT NULL,
	"family" text NOT NULL,
	"price_paise" bigint NOT NULL,
	"discount" integer NOT NULL,
	"in_stock" boolean NOT NULL,
	"tokens" text[] NOT NULL,
	"words" jsonb NOT NULL,
	CONSTRAINT "search_row_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"made" text NOT NULL,
	"cursor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_term" (
	"term" text PRIMARY KEY NOT NULL,
	"top" integer NOT NULL,
	"is_word" boolean NOT NULL,
	"written" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_product_terms" ON "search_product" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_product_leaf" ON "search_product" USING btree ("leaf");--> statement-breakpoint
CREATE INDEX "search_term_begins" ON "search_term" USING btree ("term" text_pattern_ops);