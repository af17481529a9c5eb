CREATE TABLE "change_log_edge" (
	"id" integer PRIMARY KEY NOT NULL,
	"xid" "xid8" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_message" DROP CONSTRAINT "outbox_message_job_id_job_id_fk";
--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_grant_expiry" ON "identity_grant" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_session_expiry" ON "identity_session" USING btree ("refresh_expires_at");--> statement-breakpoint
CREATE INDEX "identity_session_used" ON "identity_session" USING btree ("refreshed_at");--> statement-breakpoint
CREATE INDEX "refresh_token_expiry" ON "refresh_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_token_used" ON "refresh_token" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "cart_guest_age" ON "cart" USING btree ("created_at") WHERE "cart"."customer_id" is null;--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_done" ON "job" USING btree ("done_at");