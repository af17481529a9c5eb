-- Requests about personal data need a role of their own. People who could answer them before still can.
ALTER TABLE "staff" DROP CONSTRAINT "staff_roles_known";
--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_roles_known" CHECK ("roles" <@ array['orders', 'privacy', 'content', 'settings']);
--> statement-breakpoint
UPDATE "staff" SET "roles" = array_append("roles", 'privacy') WHERE 'orders' = any("roles");
