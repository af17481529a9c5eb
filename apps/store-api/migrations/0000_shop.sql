CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "brand" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"catalogue" text NOT NULL,
	"story" text NOT NULL,
	"country" text NOT NULL,
	"super_brand" text NOT NULL,
	"nicknames" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"parent_code" text,
	"level" integer NOT NULL,
	"catalogue" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"faq" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_page" (
	"slug" text PRIMARY KEY NOT NULL,
	"catalogue" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"blocks" jsonb NOT NULL,
	CONSTRAINT "content_page_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "navigation" (
	"catalogue" text PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"ussid" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"variant_sku" text NOT NULL,
	"mrp_paise" bigint NOT NULL,
	"price_paise" bigint NOT NULL,
	"stock" integer NOT NULL,
	"delivery_modes" jsonb NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "offer_stock_not_negative" CHECK ("offer"."stock" >= 0),
	CONSTRAINT "offer_price_sane" CHECK ("offer"."price_paise" >= 0 and "offer"."price_paise" <= "offer"."mrp_paise")
);
--> statement-breakpoint
CREATE TABLE "pincode" (
	"pincode" text PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"serviceable" boolean NOT NULL,
	"cod_available" boolean NOT NULL,
	"home_days" integer NOT NULL,
	"express_days" integer
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"catalogue" text NOT NULL,
	"brand_code" text NOT NULL,
	"category_code" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"details" jsonb NOT NULL,
	"care" text NOT NULL,
	"style_note" text NOT NULL,
	"genders" jsonb NOT NULL,
	"bag_type" text,
	"type_watches" text,
	"pattern_watches" text,
	"strap_colour" text,
	"return_policy" text NOT NULL,
	"is_product_new" boolean NOT NULL,
	"is_online_exclusive" boolean NOT NULL,
	"ready_to_ship" boolean NOT NULL,
	"is_offer_existing" boolean NOT NULL,
	"is_give_away" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"popularity" double precision NOT NULL,
	"size_chart" jsonb,
	"tags" jsonb NOT NULL,
	"faq" jsonb NOT NULL,
	"seo" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_colour" (
	"product_id" text NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"hex" text NOT NULL,
	"family" text NOT NULL,
	"images" jsonb NOT NULL,
	CONSTRAINT "product_colour_product_id_key_pk" PRIMARY KEY("product_id","key")
);
--> statement-breakpoint
CREATE TABLE "seller" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variant" (
	"sku" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"colour_key" text NOT NULL,
	"position" integer NOT NULL,
	"size" text,
	"size_label" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_account" (
	"customer_hash" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_account_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "identity_code" (
	"ref_id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_grant" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"customer_hash" text NOT NULL,
	"code_challenge" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_session" (
	"access_hash" text PRIMARY KEY NOT NULL,
	"refresh_hash" text NOT NULL,
	"family" text NOT NULL,
	"customer_hash" text NOT NULL,
	"access_expires_at" timestamp (3) with time zone NOT NULL,
	"refresh_expires_at" timestamp (3) with time zone NOT NULL,
	"refreshed_at" timestamp (3) with time zone,
	"has_ended" boolean DEFAULT false NOT NULL,
	CONSTRAINT "identity_session_refresh_hash_unique" UNIQUE("refresh_hash")
);
--> statement-breakpoint
CREATE TABLE "address" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"address_type" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text NOT NULL,
	"line3" text NOT NULL,
	"landmark" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"phone" text NOT NULL,
	"email_id" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000001 CACHE 1),
	"user_name" text NOT NULL,
	"customer_hash" text NOT NULL,
	"phone" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text,
	"user_type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	CONSTRAINT "customer_user_name_unique" UNIQUE("user_name"),
	CONSTRAINT "customer_customer_hash_unique" UNIQUE("customer_hash")
);
--> statement-breakpoint
CREATE TABLE "oauth_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"client_id" text NOT NULL,
	"customer_id" bigint,
	"family" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"client_id" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guid" text NOT NULL,
	"code" text NOT NULL,
	"customer_id" bigint,
	"status" text DEFAULT 'open' NOT NULL,
	"merged_into" bigint,
	"address_id" text,
	"coupon_code" text,
	"next_entry" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_guid_unique" UNIQUE("guid"),
	CONSTRAINT "cart_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"cart_id" bigint NOT NULL,
	"entry_number" integer NOT NULL,
	"ussid" text NOT NULL,
	"quantity" integer NOT NULL,
	"added_paise" bigint NOT NULL,
	CONSTRAINT "cart_line_cart_id_entry_number_pk" PRIMARY KEY("cart_id","entry_number"),
	CONSTRAINT "cart_line_quantity" CHECK ("cart_line"."quantity" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "customer_order" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"cart_id" bigint NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"payment_mode" text NOT NULL,
	"payment_status" text NOT NULL,
	"subtotal_paise" bigint NOT NULL,
	"cart_discount_paise" bigint DEFAULT 0 NOT NULL,
	"coupon_discount_paise" bigint DEFAULT 0 NOT NULL,
	"coupon_code" text,
	"shipping_paise" bigint DEFAULT 0 NOT NULL,
	"cliq_cash_paise" bigint DEFAULT 0 NOT NULL,
	"loyalty_paise" bigint DEFAULT 0 NOT NULL,
	"brand_cash_paise" bigint DEFAULT 0 NOT NULL,
	"payable_paise" bigint NOT NULL,
	"delivery_address" jsonb NOT NULL,
	CONSTRAINT "customer_order_cart_id_unique" UNIQUE("cart_id"),
	CONSTRAINT "customer_order_adds_up" CHECK ("customer_order"."payable_paise" = "customer_order"."subtotal_paise" - "customer_order"."cart_discount_paise" - "customer_order"."coupon_discount_paise" + "customer_order"."shipping_paise" - "customer_order"."cliq_cash_paise" - "customer_order"."loyalty_paise" - "customer_order"."brand_cash_paise" and "customer_order"."payable_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"transaction_id" text NOT NULL,
	"ussid" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_paise" bigint NOT NULL,
	"cart_discount_paise" bigint DEFAULT 0 NOT NULL,
	"coupon_discount_paise" bigint DEFAULT 0 NOT NULL,
	"delivery_day" text NOT NULL,
	"shown" jsonb NOT NULL,
	CONSTRAINT "order_line_transaction_id_unique" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE TABLE "order_status_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_status_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_line_id" bigint NOT NULL,
	"code" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"mode" text NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"status" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_reservation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_reservation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"ussid" text NOT NULL,
	"quantity" integer NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "change_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topic" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"customer_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_customer_id_key_pk" PRIMARY KEY("customer_id","key")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting" text NOT NULL,
	"order_id" text,
	"account" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outbox_message_job_id_unique" UNIQUE("job_id")
);
--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_code_category_code_fk" FOREIGN KEY ("parent_code") REFERENCES "public"."category"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_variant_sku_variant_sku_fk" FOREIGN KEY ("variant_sku") REFERENCES "public"."variant"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_brand_code_brand_code_fk" FOREIGN KEY ("brand_code") REFERENCES "public"."brand"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_category_code_category_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."category"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_colour" ADD CONSTRAINT "product_colour_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_id_colour_key_product_colour_product_id_key_fk" FOREIGN KEY ("product_id","colour_key") REFERENCES "public"."product_colour"("product_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_grant" ADD CONSTRAINT "identity_grant_customer_hash_identity_account_customer_hash_fk" FOREIGN KEY ("customer_hash") REFERENCES "public"."identity_account"("customer_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_session" ADD CONSTRAINT "identity_session_customer_hash_identity_account_customer_hash_fk" FOREIGN KEY ("customer_hash") REFERENCES "public"."identity_account"("customer_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_token" ADD CONSTRAINT "oauth_token_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_merged_into_cart_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_address_id_address_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."address"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_ussid_offer_ussid_fk" FOREIGN KEY ("ussid") REFERENCES "public"."offer"("ussid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_ussid_offer_ussid_fk" FOREIGN KEY ("ussid") REFERENCES "public"."offer"("ussid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_status_event" ADD CONSTRAINT "order_status_event_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservation" ADD CONSTRAINT "stock_reservation_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservation" ADD CONSTRAINT "stock_reservation_ussid_offer_ussid_fk" FOREIGN KEY ("ussid") REFERENCES "public"."offer"("ussid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_variant" ON "offer" USING btree ("variant_sku");--> statement-breakpoint
CREATE INDEX "product_brand" ON "product" USING btree ("brand_code");--> statement-breakpoint
CREATE INDEX "product_category" ON "product" USING btree ("category_code");--> statement-breakpoint
CREATE INDEX "variant_product" ON "variant" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "identity_code_phone" ON "identity_code" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "identity_code_expiry" ON "identity_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_session_family" ON "identity_session" USING btree ("family");--> statement-breakpoint
CREATE INDEX "address_customer" ON "address" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "address_one_default" ON "address" USING btree ("customer_id") WHERE "address"."is_default";--> statement-breakpoint
CREATE INDEX "oauth_token_family" ON "oauth_token" USING btree ("family");--> statement-breakpoint
CREATE INDEX "oauth_token_expiry" ON "oauth_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_token_family" ON "refresh_token" USING btree ("family");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_one_open" ON "cart" USING btree ("customer_id") WHERE "cart"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_offer" ON "cart_line" USING btree ("cart_id","ussid");--> statement-breakpoint
CREATE INDEX "cart_line_ussid" ON "cart_line" USING btree ("ussid");--> statement-breakpoint
CREATE INDEX "customer_order_customer" ON "customer_order" USING btree ("customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "order_line_order" ON "order_line" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_status_event_line" ON "order_status_event" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_order" ON "payment_attempt" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stock_reservation_order" ON "stock_reservation" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "change_log_xid" ON "change_log" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("run_at") WHERE "job"."done_at" is null;--> statement-breakpoint
CREATE INDEX "ledger_entry_posting" ON "ledger_entry" USING btree ("posting");--> statement-breakpoint
CREATE INDEX "ledger_entry_order" ON "ledger_entry" USING btree ("order_id");