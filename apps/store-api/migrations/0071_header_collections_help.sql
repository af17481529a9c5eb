-- Around the sections of every menu: links at its left, pictures at its right.
ALTER TABLE "navigation" ADD COLUMN "left_items" jsonb DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE "navigation" ADD COLUMN "right_items" jsonb DEFAULT '[]' NOT NULL;
--> statement-breakpoint
-- The line above the header. A process announces each beginning and end in change_log once, as of articles.
CREATE TABLE "announcement" (
	"id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"link" jsonb,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"announced_at" timestamp (3) with time zone,
	CONSTRAINT "announcement_text_short" CHECK (char_length("announcement"."text") BETWEEN 1 AND 120),
	CONSTRAINT "announcement_ends_after_start" CHECK ("announcement"."ends_at" > "announcement"."starts_at")
);
--> statement-breakpoint
-- A list of variants that an editor has chosen, in the order of the list.
CREATE TABLE "sku_collection" (
	"code" text PRIMARY KEY NOT NULL,
	"catalogue" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"skus" jsonb NOT NULL,
	CONSTRAINT "sku_collection_code" CHECK ("sku_collection"."code" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "sku_collection_skus_a_list" CHECK (jsonb_typeof("sku_collection"."skus") = 'array')
);
--> statement-breakpoint
-- Whether an answer of help helped: one vote for each browser and answer.
CREATE TABLE "help_vote" (
	"topic" text NOT NULL REFERENCES "help_topic" ("id") ON DELETE CASCADE,
	"question" text NOT NULL,
	"voter" text NOT NULL,
	"has_helped" boolean NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "help_vote_pk" PRIMARY KEY ("topic", "question", "voter")
);
