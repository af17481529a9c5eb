-- Profile in full, password, wishlist, what is kept to pay with.
ALTER TABLE "customer" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "date_of_birth" date;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "marital_status" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "deletion_asked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE TABLE "customer_password" (
	"customer_id" bigint PRIMARY KEY NOT NULL REFERENCES "customer"("id"),
	"hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlist" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"customer_id" bigint NOT NULL REFERENCES "customer"("id"),
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_customer_name" ON "wishlist" ("customer_id", "name");--> statement-breakpoint
CREATE TABLE "wishlist_line" (
	"wishlist_id" bigint NOT NULL REFERENCES "wishlist"("id") ON DELETE CASCADE,
	"product_id" text NOT NULL REFERENCES "product"("id"),
	"ussid" text NOT NULL REFERENCES "offer"("ussid"),
	"is_size_chosen" boolean NOT NULL,
	"added_paise" bigint NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	PRIMARY KEY ("wishlist_id", "product_id")
);
--> statement-breakpoint
CREATE INDEX "wishlist_line_ussid" ON "wishlist_line" ("ussid");--> statement-breakpoint
CREATE INDEX "wishlist_line_expiry" ON "wishlist_line" ("expires_at");--> statement-breakpoint
CREATE TABLE "saved_card" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL REFERENCES "customer"("id"),
	"token_reference" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"name_on_card" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_card_last_four" CHECK ("last_four" ~ '^[0-9]{4}$'),
	CONSTRAINT "saved_card_month" CHECK ("expiry_month" between 1 and 12)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_card_token" ON "saved_card" ("customer_id", "token_reference");--> statement-breakpoint
CREATE TABLE "saved_upi_id" (
	"customer_id" bigint NOT NULL REFERENCES "customer"("id"),
	"upi_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	PRIMARY KEY ("customer_id", "upi_id")
);
