-- Articles of Luxe life. A process announces each beginning and end in change_log once, so that cached pages
-- follow the clock.
CREATE TABLE "article" (
	"section" text NOT NULL,
	"slug" text NOT NULL,
	"catalogue" text NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"standfirst" text NOT NULL,
	"author" text NOT NULL,
	"author_role" text NOT NULL,
	"picture" jsonb NOT NULL,
	"caption" text NOT NULL,
	"credit" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone,
	"announced_at" timestamp (3) with time zone,
	CONSTRAINT "article_section_slug_pk" PRIMARY KEY("section","slug"),
	CONSTRAINT "article_section" CHECK ("article"."section" in ('blog', 'trends')),
	CONSTRAINT "article_slug" CHECK ("article"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "article_ends_after_start" CHECK ("article"."ends_at" > "article"."published_at")
);
--> statement-breakpoint
CREATE INDEX "article_newest" ON "article" USING btree ("section","published_at");
