CREATE TABLE "dynamic_listing" (
	"url" text PRIMARY KEY NOT NULL,
	"catalogue" text NOT NULL,
	"h1_page_name" text NOT NULL,
	"search_url" text NOT NULL,
	"l1_title" text NOT NULL,
	"l1_url" text NOT NULL,
	"l2_title" text NOT NULL,
	"l2_url" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"keywords" text NOT NULL,
	"dup_canonical_url" text NOT NULL
);
