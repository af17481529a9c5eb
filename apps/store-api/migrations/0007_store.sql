-- Houses that have a page in colours of their own: /{slug}-store.
CREATE TABLE "store" (
	"slug" text PRIMARY KEY NOT NULL,
	"brand_code" text NOT NULL REFERENCES "brand"("code"),
	"text" text NOT NULL,
	"link" jsonb,
	"image" jsonb,
	"colours" jsonb NOT NULL
);
