-- Switches, remote settings, search tests and keyword redirects: rows that a retailer changes without a release.
CREATE TABLE "application_property" (
	"product" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "application_property_pk" PRIMARY KEY("product","name")
);
--> statement-breakpoint
CREATE TABLE "remote_setting" (
	"project_id" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "remote_setting_pk" PRIMARY KEY("project_id","name")
);
--> statement-breakpoint
CREATE TABLE "search_test" (
	"version" text PRIMARY KEY NOT NULL,
	"suggest_version" text NOT NULL,
	"share" integer NOT NULL,
	"search_url" text NOT NULL,
	"luxury_suggest_url" text NOT NULL,
	"indiluxe_suggest_url" text NOT NULL,
	CONSTRAINT "search_test_share_not_negative" CHECK ("search_test"."share" >= 0)
);
--> statement-breakpoint
CREATE TABLE "keyword_redirect" (
	"keyword" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "application_property" ("product", "name", "value") VALUES
	('', 'isProfileUpdateEnabled', 'true'),
	('', 'isLoyaltyEnabled_Lux', 'false'),
	('', 'luxgwpcheckoutfree', 'true'),
	('', 'whatsappconsent', 'false'),
	('', 'isNeupassEnabled', 'false'),
	('', 'Search_Elastic_Json', '{"suggestions":true}'),
	('', 'Search_AB_Web', 'true'),
	('', 'Desktop-new-header', 'true'),
	('lux', 'panValidationConfig', '{"pattern":"^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$","message":"Enter the ten letters and digits of your PAN, like ABCPK1234L."}');
--> statement-breakpoint
INSERT INTO "remote_setting" ("project_id", "name", "value") VALUES
	('luxe', 'search_ab', 'on'),
	('luxe', 'nav_content', 'full');
--> statement-breakpoint
INSERT INTO "search_test" ("version", "suggest_version", "share", "search_url", "luxury_suggest_url", "indiluxe_suggest_url") VALUES
	('A', 'A', 1, '/v2/lux/products/searchProducts/', '/v2/lux/products/suggestions', '/v2/lux/products/suggestions');
--> statement-breakpoint
INSERT INTO "keyword_redirect" ("keyword", "url") VALUES
	('brands', '/brandList/a-to-z-luxury-brands'),
	('all brands', '/brandList/a-to-z-luxury-brands'),
	('houses', '/brandList/a-to-z-luxury-brands'),
	('indiluxe', '/explore/indiluxe');
