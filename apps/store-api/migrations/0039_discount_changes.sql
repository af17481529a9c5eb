-- Product pages keep the discount rules in memory, so each statement that changes rules announces it. One row is
-- enough: all rules are read again.
CREATE FUNCTION note_changed_discounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_log (topic, key, at) VALUES ('discount', 'all', now());
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER discount_changed
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON discount
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_discounts();
