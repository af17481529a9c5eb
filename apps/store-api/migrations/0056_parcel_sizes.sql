-- Weight and size of a unit by category, for carriers: docs/decisions/0024-carriers.md.
CREATE TABLE "parcel_size" (
	"category_code" text PRIMARY KEY NOT NULL,
	"weight_grams" integer NOT NULL,
	"length_mm" integer NOT NULL,
	"breadth_mm" integer NOT NULL,
	"height_mm" integer NOT NULL,
	CONSTRAINT "parcel_size_positive" CHECK ("parcel_size"."weight_grams" > 0 and "parcel_size"."length_mm" > 0 and "parcel_size"."breadth_mm" > 0 and "parcel_size"."height_mm" > 0)
);
--> statement-breakpoint
INSERT INTO "parcel_size" VALUES ('', 500, 300, 220, 100);
