-- Tax invoices: docs/decisions/0030-invoices.md.
ALTER TABLE "customer_order" ADD COLUMN "billing_name" text;
--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "gstin" text;
--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_gstin_with_name" CHECK ("gstin" is null or "billing_name" is not null);
--> statement-breakpoint
-- HSN code and GST rate of the product when it was ordered.
ALTER TABLE "order_line" ADD COLUMN "hsn_code" text;
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "gst_rate" integer;
--> statement-breakpoint
UPDATE "order_line" SET "hsn_code" = coalesce("product"."hsn_code", "category"."hsn_code")
FROM "offer"
JOIN "variant" ON "variant"."sku" = "offer"."variant_sku"
JOIN "product" ON "product"."id" = "variant"."product_id"
JOIN "category" ON "category"."code" = "product"."category_code"
WHERE "offer"."ussid" = "order_line"."ussid";
--> statement-breakpoint
-- The rate of an earlier line follows from its GST. Rates are multiples of a quarter of a percent.
UPDATE "order_line" SET "gst_rate" = CASE
	WHEN "tax_paise" = 0 THEN 0
	ELSE round("tax_paise" * 400.0 / ("unit_paise" * "quantity" - "cart_discount_paise" - "coupon_discount_paise" - "tax_paise")) * 25
END;
--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "hsn_code" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "gst_rate" SET NOT NULL;
--> statement-breakpoint
INSERT INTO "shop_policy" ("name", "value") VALUES ('tcsRate', '50');
--> statement-breakpoint
CREATE TABLE "seller_tax" (
	"seller_id" text PRIMARY KEY REFERENCES "seller" ("id"),
	"legal_name" text NOT NULL,
	"gstin" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"postal_code" text NOT NULL,
	"state" text NOT NULL,
	"prefix" text NOT NULL UNIQUE,
	"has_e_invoice" boolean DEFAULT false NOT NULL,
	"commission_rate" integer NOT NULL,
	CONSTRAINT "seller_tax_gstin" CHECK ("gstin" ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
	CONSTRAINT "seller_tax_prefix" CHECK ("prefix" ~ '^[A-Z0-9]{2,3}$'),
	CONSTRAINT "seller_tax_commission" CHECK ("commission_rate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"seller_id" text NOT NULL REFERENCES "seller_tax" ("seller_id"),
	"kind" text NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	PRIMARY KEY ("seller_id", "kind", "year")
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"kind" text NOT NULL,
	"number" text NOT NULL UNIQUE,
	"seller_id" text NOT NULL REFERENCES "seller_tax" ("seller_id"),
	"year" text NOT NULL,
	"serial" integer NOT NULL,
	"order_id" text NOT NULL REFERENCES "customer_order" ("id"),
	"original_id" bigint REFERENCES "invoice" ("id"),
	"reason" text,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"ship_to" jsonb NOT NULL,
	"place_of_supply" text NOT NULL,
	"payment_mode" text NOT NULL,
	"means" jsonb NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	CONSTRAINT "invoice_adds_up" CHECK ("invoice"."total_paise" = "invoice"."taxable_paise" + "invoice"."cgst_paise" + "invoice"."sgst_paise" + "invoice"."igst_paise"),
	CONSTRAINT "invoice_credit_note_of_invoice" CHECK (("invoice"."kind" = 'creditNote') = ("invoice"."original_id" is not null and "invoice"."reason" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_serial" ON "invoice" ("seller_id", "kind", "year", "serial");
--> statement-breakpoint
CREATE INDEX "invoice_order" ON "invoice" ("order_id");
--> statement-breakpoint
CREATE INDEX "invoice_issued" ON "invoice" ("seller_id", "issued_at");
--> statement-breakpoint
CREATE TABLE "invoice_line" (
	"invoice_id" bigint NOT NULL REFERENCES "invoice" ("id"),
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"hsn" text NOT NULL,
	"description" text NOT NULL,
	"detail" text NOT NULL,
	"quantity" integer NOT NULL,
	"rate" integer NOT NULL,
	"gross_paise" bigint NOT NULL,
	"discount_paise" bigint NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	PRIMARY KEY ("invoice_id", "number"),
	CONSTRAINT "invoice_line_adds_up" CHECK ("invoice_line"."gross_paise" - "invoice_line"."discount_paise" = "invoice_line"."taxable_paise" + "invoice_line"."cgst_paise" + "invoice_line"."sgst_paise" + "invoice_line"."igst_paise")
);
--> statement-breakpoint
CREATE TABLE "invoice_unit" (
	"unit_id" bigint NOT NULL REFERENCES "order_unit" ("id"),
	"kind" text NOT NULL,
	"invoice_id" bigint NOT NULL REFERENCES "invoice" ("id"),
	"line_number" integer NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"delivery_taxable_paise" bigint NOT NULL,
	"delivery_cgst_paise" bigint NOT NULL,
	"delivery_sgst_paise" bigint NOT NULL,
	"delivery_igst_paise" bigint NOT NULL,
	PRIMARY KEY ("unit_id", "kind")
);
--> statement-breakpoint
CREATE INDEX "invoice_unit_invoice" ON "invoice_unit" ("invoice_id");
--> statement-breakpoint
CREATE TABLE "e_invoice" (
	"invoice_id" bigint PRIMARY KEY REFERENCES "invoice" ("id"),
	"status" text NOT NULL,
	"irn" text,
	"signed_qr" text,
	"problem" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"check_at" timestamp (3) with time zone,
	CONSTRAINT "e_invoice_done" CHECK (("status" = 'done') = ("irn" is not null and "signed_qr" is not null)),
	CONSTRAINT "e_invoice_checked_again" CHECK (("status" = 'pending') = ("check_at" is not null))
);
--> statement-breakpoint
CREATE INDEX "e_invoice_check" ON "e_invoice" ("check_at") WHERE "e_invoice"."check_at" is not null;
--> statement-breakpoint
-- Issued documents never change.
CREATE FUNCTION invoices_are_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'invoices are final' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_no_change BEFORE UPDATE OR DELETE ON "invoice" FOR EACH ROW EXECUTE FUNCTION invoices_are_final();
--> statement-breakpoint
CREATE TRIGGER invoice_line_no_change BEFORE UPDATE OR DELETE ON "invoice_line" FOR EACH ROW EXECUTE FUNCTION invoices_are_final();
--> statement-breakpoint
CREATE TRIGGER invoice_unit_no_change BEFORE UPDATE OR DELETE ON "invoice_unit" FOR EACH ROW EXECUTE FUNCTION invoices_are_final();
