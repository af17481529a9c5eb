-- Faults that pages report, each once with how often it came; what customers write to customer service, and the files they add.
CREATE TABLE "error_report" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"side" text,
	"status" integer,
	"code" text,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"place" text NOT NULL,
	"stack" text,
	"times" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "error_report_last" ON "error_report" ("last_at");
--> statement-breakpoint
CREATE TABLE "ticket" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_id_seq" START WITH 1000001),
	"customer_id" bigint NOT NULL REFERENCES "customer"("id"),
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"order_code" text,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ticket_status_known" CHECK ("status" in ('open', 'answered', 'closed'))
);
--> statement-breakpoint
CREATE INDEX "ticket_customer" ON "ticket" ("customer_id", "id");
--> statement-breakpoint
CREATE TABLE "ticket_attachment" (
	"file" text PRIMARY KEY NOT NULL,
	"ticket_id" bigint NOT NULL REFERENCES "ticket"("id"),
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ticket_attachment_ticket" ON "ticket_attachment" ("ticket_id");
