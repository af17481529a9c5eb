-- Requests about personal data (Digital Personal Data Protection Act, 2023).
CREATE TABLE "data_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"number" text UNIQUE,
	"request_key" text NOT NULL UNIQUE,
	"request_hash" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"customer_id" bigint REFERENCES "customer" ("id"),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "data_request_status_known" CHECK ("data_request"."status" in ('unverified', 'open', 'done', 'rejected')),
	CONSTRAINT "data_request_due_when_verified" CHECK (("data_request"."status" = 'unverified') = ("data_request"."due_at" is null))
);
--> statement-breakpoint
CREATE INDEX "data_request_due" ON "data_request" ("due_at", "id") WHERE "status" = 'open';
--> statement-breakpoint
CREATE INDEX "data_request_customer" ON "data_request" ("customer_id") WHERE "customer_id" is not null;
--> statement-breakpoint
-- The person whom a customer nominates for the case of death or incapacity (section 14 of the Act).
CREATE TABLE "nominee" (
	"customer_id" bigint PRIMARY KEY REFERENCES "customer" ("id"),
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- When the shop has promised the next step of a ticket: its acknowledgement, and later its solution
-- (Consumer Protection (E-Commerce) Rules, 2020, rule 4(5)).
ALTER TABLE "ticket" ADD COLUMN "due_at" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "ticket" SET "due_at" = CASE
	WHEN EXISTS (SELECT FROM "ticket_message" WHERE "ticket_id" = "ticket"."id" AND "author" = 'shop')
	THEN ("created_at" AT TIME ZONE 'Asia/Kolkata' + interval '1 month') AT TIME ZONE 'Asia/Kolkata'
	ELSE "created_at" + interval '48 hours'
END;
--> statement-breakpoint
ALTER TABLE "ticket" ALTER COLUMN "due_at" SET NOT NULL;
--> statement-breakpoint
CREATE INDEX "ticket_due" ON "ticket" ("due_at", "id") WHERE "status" = 'open';
