-- A statement that changes 100,000 prices sets the times of their products once, not row by row. Products that this
-- transaction has already set are left out. The query has no join of the two transition tables: its plan is kept for
-- the session, and a plan for a few rows would compare each row with each other one.
DROP TRIGGER offer_price_changed ON offer;--> statement-breakpoint
DROP FUNCTION offer_costs_another();--> statement-breakpoint
CREATE FUNCTION note_changed_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product SET changed_at = now()
  WHERE changed_at IS DISTINCT FROM now() AND id IN (
    SELECT variant.product_id
    FROM (
      SELECT variant_sku
      FROM (
        SELECT ussid, variant_sku, price_paise, mrp_paise FROM old_offer
        UNION ALL
        SELECT ussid, variant_sku, price_paise, mrp_paise FROM new_offer
      ) before_and_after
      GROUP BY ussid, variant_sku
      HAVING min(price_paise) <> max(price_paise) OR min(mrp_paise) <> max(mrp_paise)
    ) changed JOIN variant ON variant.sku = changed.variant_sku
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offer_price_changed
  AFTER UPDATE ON offer
  REFERENCING OLD TABLE AS old_offer NEW TABLE AS new_offer
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_prices();
