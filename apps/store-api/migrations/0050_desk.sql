-- People who work at the operations desk, their sessions, and what they did.
CREATE TABLE "staff" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"roles" text[] NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean NOT NULL,
	"authenticator" text NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	CONSTRAINT "staff_email_lower_case" CHECK ("email" = lower("email")),
	CONSTRAINT "staff_roles_known" CHECK ("roles" <@ array['orders', 'content', 'settings'])
);
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "staff" ("email");
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"token_hash" text PRIMARY KEY,
	"staff_id" bigint NOT NULL REFERENCES "staff" ("id"),
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "staff_session_staff" ON "staff_session" ("staff_id");
--> statement-breakpoint
CREATE INDEX "staff_session_created" ON "staff_session" ("created_at");
--> statement-breakpoint
CREATE TABLE "desk_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"at" timestamp (3) with time zone NOT NULL,
	"staff_id" bigint REFERENCES "staff" ("id"),
	"person" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" text,
	"after" text
);
--> statement-breakpoint
CREATE INDEX "desk_audit_staff" ON "desk_audit" ("staff_id", "id");
--> statement-breakpoint
CREATE INDEX "desk_audit_subject" ON "desk_audit" ("subject", "id");
--> statement-breakpoint
-- The requests of earlier versions. They had no account, only a shared password.
INSERT INTO "desk_audit" ("at", "person", "action", "subject", "after")
SELECT "at", '', 'request', "method" || ' ' || "path", "detail" FROM "desk_write" ORDER BY "id";
--> statement-breakpoint
DROP TABLE "desk_write";
--> statement-breakpoint
CREATE FUNCTION desk_audit_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of desk_audit are final' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER desk_audit_no_change BEFORE UPDATE OR DELETE ON "desk_audit" FOR EACH ROW EXECUTE FUNCTION desk_audit_is_final();
