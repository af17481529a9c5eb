-- The shop's policy: amounts, limits, periods and tax rates that a retailer changes at the desk. The names, types
-- and bounds are in modules/policy/definitions.ts.
CREATE TABLE "shop_policy" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
-- Who changed a value of the policy, when, and from what to what. Written with the change, never changed.
CREATE TABLE "policy_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"at" timestamp (3) with time zone NOT NULL,
	"operator" text NOT NULL,
	"name" text NOT NULL,
	"old_value" jsonb NOT NULL,
	"new_value" jsonb NOT NULL
);
--> statement-breakpoint
INSERT INTO "shop_policy" ("name", "value") VALUES
	('expressFee', '25000'),
	('freeExpressFrom', '2000000'),
	('cashLimit', '5000000'),
	('panLimit', '20000000'),
	('spendPerPoint', '10000'),
	('maxBagLines', '50'),
	('maxLineQuantity', '10'),
	('stockHoldMinutes', '10'),
	('maxAddresses', '30'),
	('maxWishlistItems', '200'),
	('wishlistDays', '365'),
	('deletionDays', '7'),
	('standardGstRate', '1800'),
	('gstSlabs', '[
		{"hsn":"61","rate":500,"upTo":250000,"above":1800},
		{"hsn":"62","rate":500,"upTo":250000,"above":1800},
		{"hsn":"64","rate":500,"upTo":250000,"above":1800},
		{"hsn":"7113","rate":300},
		{"hsn":"7418","rate":500},
		{"hsn":"3406","rate":500}
	]');
--> statement-breakpoint
-- The PAN limit was a part of a switch. A limit that a retailer has set moves with it, within the bounds of the
-- policy. The switch keeps its copy, which only a process of the previous build reads.
UPDATE "shop_policy"
SET "value" = to_jsonb(round(least(greatest("found"."rupees", 1), 1000000000) * 100)::bigint)
FROM (
	SELECT substring("value" FROM '"limitRupees"\s*:\s*([0-9]+(\.[0-9]+)?([eE][+]?[0-9]{1,2})?)\s*[,}]')::numeric AS "rupees"
	FROM "application_property" WHERE "product" = 'lux' AND "name" = 'panValidationConfig'
) "found"
WHERE "shop_policy"."name" = 'panLimit' AND "found"."rupees" > 0;
--> statement-breakpoint
-- The HSN code of the products of a category decides their GST. Empty: the standard rate.
ALTER TABLE "category" ADD COLUMN "hsn_code" text NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_hsn_code_digits" CHECK ("category"."hsn_code" ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})?$');
--> statement-breakpoint
UPDATE "category" SET "hsn_code" = CASE
	WHEN "code" LIKE 'LSH10%' OR "code" LIKE 'ISH1020%' THEN '4202'
	WHEN "code" LIKE 'LSH1110%' THEN '6110'
	WHEN "code" LIKE 'LSH1120%' THEN '6205'
	WHEN "code" LIKE 'LSH11%' THEN '6211'
	WHEN "code" LIKE 'LSH13%' OR "code" LIKE 'ISH1030%' THEN '6403'
	WHEN "code" LIKE 'LSH1510%' THEN '9102'
	WHEN "code" LIKE 'LSH1520%' OR "code" LIKE 'ISH1040%' THEN '7113'
	WHEN "code" LIKE 'LSH1810%' THEN '9004'
	WHEN "code" LIKE 'LSH1820%' THEN '4203'
	WHEN "code" LIKE 'LSH1830%' THEN '6214'
	WHEN "code" LIKE 'LSH2110101%' THEN '3303'
	WHEN "code" LIKE 'LSH2110%' THEN '3304'
	WHEN "code" LIKE 'LSH2120%' THEN '6913'
	WHEN "code" LIKE 'ISH1010102%' OR "code" LIKE 'ISH1010103%' THEN '6214'
	WHEN "code" LIKE 'ISH1010%' THEN '6211'
	WHEN "code" LIKE 'ISH1050103%' THEN '3406'
	WHEN "code" LIKE 'ISH1050%' THEN '7418'
	ELSE ''
END;
