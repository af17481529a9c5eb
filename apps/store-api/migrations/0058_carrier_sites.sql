-- Where a shopper tracks a parcel on the site of its carrier: docs/decisions/0024-carriers.md.
CREATE TABLE "carrier_site" (
	"carrier" text PRIMARY KEY NOT NULL,
	"tracking_url" text NOT NULL,
	CONSTRAINT "carrier_site_tracking_url" CHECK ("carrier_site"."tracking_url" ~ '^https://[^/{}]+/.*[{]trackingNumber[}]')
);
--> statement-breakpoint
INSERT INTO "carrier_site" ("carrier", "tracking_url") VALUES ('shiprocket', 'https://shiprocket.co/tracking/{trackingNumber}');
