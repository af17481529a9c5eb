-- Changes of the desk that happen once per key, and searches of messages: docs/decisions/0034-desk-application.md.
CREATE TABLE "desk_request" (
	"staff_id" bigint NOT NULL REFERENCES "staff" ("id"),
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_request_staff_id_key_pk" PRIMARY KEY ("staff_id", "key")
);
--> statement-breakpoint
CREATE INDEX "desk_request_age" ON "desk_request" ("at");
--> statement-breakpoint
CREATE INDEX "outbox_message_recipient" ON "outbox_message" (lower("recipient"), "id" DESC);
