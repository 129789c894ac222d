CREATE TABLE "click_audience_days" (
	"day" date NOT NULL,
	"device" text NOT NULL,
	"country" text NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "click_audience_days_day_device_country_pk" PRIMARY KEY("day","device","country")
);
--> statement-breakpoint
CREATE INDEX "clicks_country" ON "clicks" USING btree ("country","created_at","id") WHERE "clicks"."country" is not null;--> statement-breakpoint
-- The days that are in click_days already are not counted again by themselves.
INSERT INTO "click_audience_days" ("day", "device", "country", "clicks")
SELECT ("created_at" AT TIME ZONE 'UTC')::date, coalesce("device", ''), coalesce("country", ''), count(*)::int
FROM "clicks"
WHERE "created_at" < ((SELECT max("day") FROM "click_days") + 1)::timestamp AT TIME ZONE 'UTC'
GROUP BY 1, 2, 3;
