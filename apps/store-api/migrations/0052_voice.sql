INSERT INTO "shop_policy" ("name", "value") VALUES ('feedbackDays', '3');
--> statement-breakpoint
CREATE INDEX "ticket_open" ON "ticket" ("id") WHERE "ticket"."status" = 'open';
--> statement-breakpoint
CREATE TABLE "ticket_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"ticket_id" bigint NOT NULL REFERENCES "ticket" ("id") ON DELETE CASCADE,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"operator" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ticket_message_author_known" CHECK ("author" in ('shop', 'customer'))
);
--> statement-breakpoint
CREATE INDEX "ticket_message_ticket" ON "ticket_message" ("ticket_id","id");
--> statement-breakpoint
CREATE TABLE "missing_order" (
	"ticket_id" bigint PRIMARY KEY REFERENCES "ticket" ("id") ON DELETE CASCADE,
	"reference" text NOT NULL,
	"paid_on" text NOT NULL,
	"amount_paise" bigint,
	"payment_mode" text,
	"email" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "customer_id" bigint REFERENCES "customer" ("id");
--> statement-breakpoint
CREATE INDEX "outbox_message_customer" ON "outbox_message" ("customer_id") WHERE "outbox_message"."customer_id" is not null;
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"order_id" text NOT NULL REFERENCES "customer_order" ("id"),
	"customer_id" bigint NOT NULL REFERENCES "customer" ("id"),
	"asked_at" timestamp (3) with time zone NOT NULL,
	"score" integer,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "feedback_once" UNIQUE ("kind", "subject"),
	CONSTRAINT "feedback_score_in_range" CHECK ("score" between 0 and 10),
	CONSTRAINT "feedback_answered_with_score" CHECK (("score" is null) = ("answered_at" is null))
);
--> statement-breakpoint
CREATE INDEX "feedback_customer" ON "feedback" ("customer_id");
--> statement-breakpoint
CREATE INDEX "feedback_answered" ON "feedback" ("answered_at") WHERE "feedback"."answered_at" is not null;
--> statement-breakpoint
CREATE TABLE "feedback_comment" (
	"feedback_id" bigint PRIMARY KEY REFERENCES "feedback" ("id"),
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "feedback_comment_age" ON "feedback_comment" ("created_at");
--> statement-breakpoint
CREATE TABLE "feedback_opt_out" (
	"customer_id" bigint PRIMARY KEY REFERENCES "customer" ("id"),
	"at" timestamp (3) with time zone NOT NULL
);
