-- Gift cards: docs/decisions/0036-gift-cards.md.
CREATE TABLE "gift_card_design" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"tone" text NOT NULL,
	"position" integer NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
INSERT INTO "gift_card_design" ("id", "title", "tone", "position") VALUES
	('ink', 'Any occasion', 'ink', 1), ('paper', 'A wedding', 'paper', 2), ('oxblood', 'A birthday', 'oxblood', 3);
--> statement-breakpoint
CREATE TABLE "gift_card_preset" ("amount_paise" bigint PRIMARY KEY NOT NULL);
--> statement-breakpoint
INSERT INTO "gift_card_preset" ("amount_paise") VALUES (500000), (1000000), (2500000), (5000000);
--> statement-breakpoint
CREATE TABLE "gift_card_purchase" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"guid" text NOT NULL UNIQUE,
	"number" text UNIQUE,
	"customer_id" bigint REFERENCES "customer" ("id"),
	"earlier_id" bigint REFERENCES "gift_card_purchase" ("id"),
	"status" text NOT NULL,
	"design_id" text NOT NULL REFERENCES "gift_card_design" ("id"),
	"amount_paise" bigint NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_email" text NOT NULL,
	"message" text NOT NULL,
	"deliver_on" text,
	"held_for" text DEFAULT '' NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"charged_at" timestamp (3) with time zone,
	CONSTRAINT "gift_card_purchase_amount" CHECK ("amount_paise" > 0),
	CONSTRAINT "gift_card_purchase_number" CHECK (("status" = 'cart') = ("number" IS NULL)),
	CONSTRAINT "gift_card_purchase_charged" CHECK (("status" IN ('held', 'issued', 'cancelled')) = ("charged_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX "gift_card_purchase_customer" ON "gift_card_purchase" ("customer_id", "id");
--> statement-breakpoint
CREATE INDEX "gift_card_purchase_recipient" ON "gift_card_purchase" (lower("recipient_email"));
--> statement-breakpoint
CREATE INDEX "gift_card_purchase_sender" ON "gift_card_purchase" (lower("sender_email"), "charged_at");
--> statement-breakpoint
CREATE INDEX "gift_card_purchase_cart" ON "gift_card_purchase" ("updated_at") WHERE "status" = 'cart';
--> statement-breakpoint
-- A payment pays for an order or for a gift card.
ALTER TABLE "payment_attempt" ALTER COLUMN "order_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "gift_card_purchase_id" bigint REFERENCES "gift_card_purchase" ("id");
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "request_key" text;
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_one_purchase" CHECK (num_nonnulls("order_id", "gift_card_purchase_id") = 1);
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_gift_card_open" ON "payment_attempt" ("gift_card_purchase_id") WHERE "status" IN ('made', 'open');
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_gift_card_charged" ON "payment_attempt" ("gift_card_purchase_id") WHERE "status" = 'charged';
--> statement-breakpoint
CREATE INDEX "payment_attempt_gift_card" ON "payment_attempt" ("gift_card_purchase_id") WHERE "gift_card_purchase_id" IS NOT NULL;
--> statement-breakpoint
CREATE TABLE "gift_card" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"purchase_id" bigint NOT NULL UNIQUE REFERENCES "gift_card_purchase" ("id"),
	"attempt_id" bigint NOT NULL UNIQUE REFERENCES "payment_attempt" ("id"),
	"amount_paise" bigint NOT NULL,
	"status" text NOT NULL,
	"code_hash" text UNIQUE,
	"code" text,
	"pin" text,
	"last_four" text DEFAULT '' NOT NULL,
	"wrong_pins" integer DEFAULT 0 NOT NULL,
	"last_day" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"revealed_at" timestamp (3) with time zone,
	"reveal_key" text,
	"redeemed_by" bigint REFERENCES "customer" ("id"),
	"redeemed_at" timestamp (3) with time zone,
	CONSTRAINT "gift_card_amount" CHECK ("amount_paise" > 0),
	CONSTRAINT "gift_card_used" CHECK (("status" = 'used') = ("redeemed_by" IS NOT NULL) AND ("redeemed_by" IS NULL) = ("redeemed_at" IS NULL)),
	CONSTRAINT "gift_card_code" CHECK (("code_hash" IS NULL) = ("code" IS NULL) AND ("code" IS NULL) = ("pin" IS NULL))
);
--> statement-breakpoint
CREATE INDEX "gift_card_last_four" ON "gift_card" ("last_four");
--> statement-breakpoint
CREATE INDEX "gift_card_end" ON "gift_card" ("last_day") WHERE "status" IN ('active', 'blocked');
--> statement-breakpoint
-- No card without a charge of its amount, for its own purchase. What a card is about never changes.
CREATE FUNCTION gift_card_is_charged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		RAISE EXCEPTION 'a gift card is never deleted';
	END IF;
	IF TG_OP = 'UPDATE' THEN
		IF (NEW."purchase_id", NEW."attempt_id", NEW."amount_paise") IS DISTINCT FROM (OLD."purchase_id", OLD."attempt_id", OLD."amount_paise")
			OR (OLD."status" IN ('used', 'expired', 'cancelled') AND NEW."status" <> OLD."status") THEN
			RAISE EXCEPTION 'a gift card cannot change like this';
		END IF;
		RETURN NEW;
	END IF;
	IF NOT EXISTS (
		SELECT FROM "payment_attempt"
		WHERE "id" = NEW."attempt_id" AND "status" = 'charged'
			AND "gift_card_purchase_id" = NEW."purchase_id" AND "amount_paise" = NEW."amount_paise"
	) THEN
		RAISE EXCEPTION 'a gift card needs a charge of its amount';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "gift_card_charged" BEFORE INSERT OR UPDATE OR DELETE ON "gift_card" FOR EACH ROW EXECUTE FUNCTION gift_card_is_charged();
--> statement-breakpoint
-- A charge stays while its card can be redeemed or was redeemed. The card is cancelled first.
CREATE FUNCTION gift_card_charge_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "gift_card" WHERE "attempt_id" = OLD."id" AND "status" <> 'cancelled') THEN
		RAISE EXCEPTION 'the gift card of this charge is not cancelled';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_attempt_gift_card_charge" BEFORE UPDATE ON "payment_attempt" FOR EACH ROW
	WHEN (OLD."status" = 'charged' AND NEW."status" <> 'charged') EXECUTE FUNCTION gift_card_charge_stays();
--> statement-breakpoint
-- A letter with a code has it only when it is sent.
ALTER TABLE "outbox_message" ADD COLUMN "gift_card_id" bigint REFERENCES "gift_card" ("id");
--> statement-breakpoint
CREATE TABLE "corporate_lead" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"number" text UNIQUE,
	"request_key" text NOT NULL UNIQUE,
	"request_hash" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"company" text NOT NULL,
	"gstin" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"note" text NOT NULL,
	"rows" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "corporate_lead_status" ON "corporate_lead" ("status", "id");
--> statement-breakpoint
INSERT INTO "shop_policy" ("name", "value") VALUES ('giftCardMinimum', '100000'), ('giftCardMaximum', '10000000'),
	('giftCardMessageLength', '200'), ('giftCardDeliveryDays', '365'), ('giftCardDays', '366'),
	('giftCardReviewAbove', '5000000'), ('giftCardNewReviewAbove', '2500000'), ('giftCardNewDays', '7'),
	('giftCardsPerDay', '5'), ('corporateMaxRows', '50'), ('corporateMaxCards', '10000');
