-- Web vitals of real page views, counted by day, kind of page, device, connection and step of the value. No row
-- is about a shopper. The metric `view` counts page views.
CREATE TABLE "web_vital" (
	"day" date NOT NULL,
	"route" text NOT NULL,
	"device" text NOT NULL,
	"connection" text NOT NULL,
	"metric" text NOT NULL,
	"step" integer NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "web_vital_pk" PRIMARY KEY ("day", "route", "device", "connection", "metric", "step")
);
