-- What the law requires beside an offer (Legal Metrology (Packaged Commodities) Rules, rule 6(10); Consumer
-- Protection (E-Commerce) Rules, rules 5 and 6). Null: the retailer has not given it.
ALTER TABLE "product" ADD COLUMN "origin_country" text;
--> statement-breakpoint
-- Name and address, in one line.
ALTER TABLE "product" ADD COLUMN "manufacturer" text;
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "packer" text;
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "importer" text;
--> statement-breakpoint
-- With its unit, such as "1 N" or "100 ml".
ALTER TABLE "product" ADD COLUMN "net_quantity" text;
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "customer_care" text;
--> statement-breakpoint
DROP TRIGGER product_changed ON product;
--> statement-breakpoint
CREATE TRIGGER product_changed
  BEFORE UPDATE OF slug, name, title, description, details, care, style_note, return_policy, size_chart, faq, seo,
    origin_country, manufacturer, packer, importer, net_quantity, customer_care ON product
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION product_says_another();
