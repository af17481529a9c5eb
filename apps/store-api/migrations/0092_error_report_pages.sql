-- Kind of the page and class of the device of an error. Null: an older page sent the report.
ALTER TABLE "error_report" ADD COLUMN "route" text;
--> statement-breakpoint
ALTER TABLE "error_report" ADD COLUMN "device" text;
