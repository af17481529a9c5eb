-- When a product's page last changed, for the sitemap: what it says, or what it costs. Null until its first change.
ALTER TABLE "product" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
CREATE FUNCTION product_says_another() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_changed
  BEFORE UPDATE OF slug, name, title, description, details, care, style_note, return_policy, size_chart, faq, seo ON product
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION product_says_another();
--> statement-breakpoint
CREATE FUNCTION offer_costs_another() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product SET changed_at = now() FROM variant
  WHERE variant.sku = NEW.variant_sku AND product.id = variant.product_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offer_price_changed
  AFTER UPDATE OF price_paise, mrp_paise ON offer
  FOR EACH ROW WHEN (OLD.price_paise <> NEW.price_paise OR OLD.mrp_paise <> NEW.mrp_paise)
  EXECUTE FUNCTION offer_costs_another();
