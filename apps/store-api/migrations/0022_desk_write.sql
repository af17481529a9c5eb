-- What was changed by hand on the ops listener, and when: written before it happens, never changed.
CREATE TABLE "desk_write" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"at" timestamp (3) with time zone NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"detail" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "desk_write_at" ON "desk_write" ("at");
