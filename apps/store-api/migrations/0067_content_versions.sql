-- What people edit at the desk: a draft, scheduled, live and ended versions of each entry. Publishing a version
-- writes its value into the rows that shoppers read, in the same transaction. Rows of before have no version
-- until the desk changes them.
CREATE TABLE "content_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"value" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"from_at" timestamp (3) with time zone,
	"until_at" timestamp (3) with time zone,
	"previous" integer,
	"staff_id" bigint,
	"person" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"note" text NOT NULL,
	"problem" text NOT NULL DEFAULT '',
	CONSTRAINT "content_version_status" CHECK ("content_version"."status" in ('draft', 'scheduled', 'live', 'ended')),
	CONSTRAINT "content_version_ends_after_start" CHECK ("content_version"."until_at" > "content_version"."from_at"),
	CONSTRAINT "content_version_scheduled_from" CHECK ("content_version"."status" <> 'scheduled' OR "content_version"."from_at" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id");
--> statement-breakpoint
CREATE UNIQUE INDEX "content_version_number" ON "content_version" USING btree ("kind", "key", "number");
--> statement-breakpoint
-- An entry has one draft, and one version that shoppers see.
CREATE UNIQUE INDEX "content_version_one_draft" ON "content_version" USING btree ("kind", "key") WHERE "content_version"."status" = 'draft';
--> statement-breakpoint
CREATE UNIQUE INDEX "content_version_one_live" ON "content_version" USING btree ("kind", "key") WHERE "content_version"."status" = 'live';
--> statement-breakpoint
-- The clock finds versions that are due four times a second.
CREATE INDEX "content_version_from" ON "content_version" USING btree ("from_at") WHERE "content_version"."status" = 'scheduled';
--> statement-breakpoint
CREATE INDEX "content_version_until" ON "content_version" USING btree ("until_at") WHERE "content_version"."status" = 'live' AND "content_version"."until_at" IS NOT NULL;
