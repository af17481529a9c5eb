-- Why the letter of a gift card could not be delivered.
ALTER TABLE "gift_card" ADD COLUMN "letter_problem" text;
--> statement-breakpoint
UPDATE "gift_card" SET "letter_problem" = coalesce("newest"."problem", 'The message was given up.')
FROM (
  SELECT DISTINCT ON ("gift_card_id") "gift_card_id", "status", "problem"
  FROM "outbox_message" WHERE "gift_card_id" IS NOT NULL ORDER BY "gift_card_id", "id" DESC
) AS "newest"
WHERE "newest"."gift_card_id" = "gift_card"."id" AND "newest"."status" = 'failed'
  AND "gift_card"."status" = 'active' AND "gift_card"."sent_at" IS NOT NULL;
--> statement-breakpoint
-- When the shop stopped to request a refund of a gift card, because its provider rejects it.
ALTER TABLE "payment_attempt" ADD COLUMN "refund_stopped_at" timestamp (3) with time zone;
--> statement-breakpoint
-- The refund of a gift card that goes elsewhere. Its payment counts as refunded.
CREATE TABLE "gift_card_redirect" (
	"attempt_id" bigint PRIMARY KEY REFERENCES "payment_attempt" ("id"),
	"destination" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"bank" text,
	"bank_last_four" text,
	"bank_reference" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "gift_card_redirect_amount" CHECK ("amount_paise" > 0),
	CONSTRAINT "gift_card_redirect_bank" CHECK (("destination" = 'bank' AND "done_at" IS NULL) = ("bank" IS NOT NULL))
);
--> statement-breakpoint
-- An amount that the page suggests must be within the limits. Changes of the limits check it too.
CREATE FUNCTION gift_card_preset_in_limits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM "shop_policy"
		WHERE ("name" = 'giftCardMinimum' AND ("value" #>> '{}')::bigint > NEW."amount_paise")
			OR ("name" = 'giftCardMaximum' AND ("value" #>> '{}')::bigint < NEW."amount_paise")
	) THEN
		RAISE EXCEPTION 'the suggested amount of % paise is outside the limits of gift cards', NEW."amount_paise";
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "gift_card_preset_limits" BEFORE INSERT OR UPDATE ON "gift_card_preset" FOR EACH ROW EXECUTE FUNCTION gift_card_preset_in_limits();
