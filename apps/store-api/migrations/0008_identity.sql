-- An account may be known by a phone, an e-mail address or both.
ALTER TABLE "identity_account" ALTER COLUMN "phone" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "identity_account"
	ADD COLUMN "phone_verified" boolean DEFAULT true NOT NULL,
	ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL,
	ADD COLUMN "user_type" text DEFAULT 'existing' NOT NULL,
	ADD COLUMN "gender" text,
	ADD COLUMN "date_of_birth" text,
	ADD COLUMN "marital_status" text,
	ADD COLUMN "loyalty_tier" text,
	ADD COLUMN "deletion_asked_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE UNIQUE INDEX "identity_account_email" ON "identity_account" USING btree (lower("email"));
--> statement-breakpoint
-- Codes live for five minutes: none is worth bringing over.
DELETE FROM "identity_code";
--> statement-breakpoint
DROP INDEX "identity_code_phone";
--> statement-breakpoint
ALTER TABLE "identity_code" RENAME COLUMN "phone" TO "contact";
--> statement-breakpoint
ALTER TABLE "identity_code" ADD COLUMN "purpose" text NOT NULL;
--> statement-breakpoint
ALTER TABLE "identity_code" ADD COLUMN "customer_hash" text REFERENCES "identity_account"("customer_hash");
--> statement-breakpoint
CREATE INDEX "identity_code_contact" ON "identity_code" USING btree ("contact");
--> statement-breakpoint
CREATE INDEX "identity_code_customer" ON "identity_code" USING btree ("customer_hash");
--> statement-breakpoint
-- A link that confirms an e-mail address.
CREATE TABLE "identity_email_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_hash" text NOT NULL REFERENCES "identity_account"("customer_hash"),
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "identity_email_link_customer" ON "identity_email_link" USING btree ("customer_hash");
--> statement-breakpoint
CREATE INDEX "identity_email_link_expiry" ON "identity_email_link" USING btree ("expires_at");
--> statement-breakpoint
-- Captchas that were solved and used: each is good for one call.
CREATE TABLE "used_captcha" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "used_captcha_expiry" ON "used_captcha" USING btree ("expires_at");
