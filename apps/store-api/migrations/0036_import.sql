-- What the import of a retailer's own catalogue records: src/import.
-- The product number of the retailer's system. Null for a product that no import wrote.
ALTER TABLE "product" ADD COLUMN "source_group" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "product_source_group" ON "product" ("source_group");
--> statement-breakpoint
-- HSN code of the product alone. Null: the code of its category.
ALTER TABLE "product" ADD COLUMN "hsn_code" text;
--> statement-breakpoint
-- When the retailer stopped to sell the product. Orders still refer to it, but no listing and no page shows it.
ALTER TABLE "product" ADD COLUMN "ended_at" timestamp (3) with time zone;
--> statement-breakpoint
-- When the retailer stopped to sell the variant. A product with an end has no other variants.
ALTER TABLE "variant" ADD COLUMN "ended_at" timestamp (3) with time zone;
--> statement-breakpoint
-- Units that open payments hold although the retailer no longer has them. They do not return to the stock.
ALTER TABLE "offer" ADD COLUMN "stock_short" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_stock_short_not_negative" CHECK ("offer"."stock_short" >= 0);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"file" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"finished_before" integer NOT NULL
);
--> statement-breakpoint
-- Checked rows of a file, until its import ends.
CREATE TABLE "import_row" (
	"run_id" bigint NOT NULL REFERENCES "import_run" ("id") ON DELETE CASCADE,
	"product_key" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"sku" text NOT NULL,
	"fields" json NOT NULL,
	CONSTRAINT "import_row_pk" PRIMARY KEY ("run_id", "product_key", "position")
);
--> statement-breakpoint
CREATE INDEX "import_row_sku" ON "import_row" ("run_id", "sku");
--> statement-breakpoint
-- Rows of other tables that an import will write, in one transaction at its end.
CREATE TABLE "import_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"run_id" bigint NOT NULL REFERENCES "import_run" ("id") ON DELETE CASCADE,
	"kind" text NOT NULL,
	"rows" json NOT NULL
);
--> statement-breakpoint
CREATE INDEX "import_change_run" ON "import_change" ("run_id", "kind");
--> statement-breakpoint
-- Pictures that imports have converted, so that each is read and converted once.
CREATE TABLE "imported_picture" (
	"source" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"source_hash" text NOT NULL,
	"file" text NOT NULL,
	"path" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"tone" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "imported_picture_hash" ON "imported_picture" ("source_hash");
