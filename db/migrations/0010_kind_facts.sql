ALTER TABLE "vehicle" ADD COLUMN "sleeps" smallint;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "length_mm" integer;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "width_mm" integer;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "atm_kg" integer;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "tare_kg" integer;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "axles" smallint;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "off_road" boolean;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "bunks" boolean;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "ensuite" boolean;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "learner_approved" boolean;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "seat_height_mm" integer;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "gvm_kg" integer;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "payload_kg" integer;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "towing_kg" integer;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "cab" text;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "range_km" integer;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "battery_kwh" double precision;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "ac_kw" double precision;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "dc_kw" double precision;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "battery_health" smallint;--> statement-breakpoint
-- What was told in words so far becomes a number where the words tell one; the next feed tells the rest.
CREATE FUNCTION pg_temp.told_mm(words text) RETURNS integer LANGUAGE sql AS $$
  SELECT round(coalesce(
    substring(told from '(\d+(?:\.\d+)?) ?m(?:$|[^a-z])')::numeric * 1000,
    substring(told from '(\d+(?:\.\d+)?) ?mm')::numeric,
    substring(told from '(\d+(?:\.\d+)?) ?(?:ft|feet|'')')::numeric * 304.8
      + coalesce(substring(told from '(?:ft|feet|'') ?(\d+)')::numeric, 0) * 25.4
  ))::integer FROM (SELECT lower(replace(words, ',', ''))) AS cleaned(told)
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.told_kg(words text) RETURNS integer LANGUAGE sql AS $$
  SELECT round(coalesce(
    substring(told from '(\d+(?:\.\d+)?) ?kg')::numeric,
    substring(told from '(\d+(?:\.\d+)?) ?t(?:$|[^a-z]|onne)')::numeric * 1000,
    substring(told from '^(\d{3,5})$')::numeric
  ))::integer FROM (SELECT lower(replace(words, ',', ''))) AS cleaned(told)
$$;--> statement-breakpoint
UPDATE "vehicle" SET
  "sleeps" = nullif(("specifications" ->> 'sleeps')::smallint, 0),
  "length_mm" = pg_temp.told_mm(left("specifications" ->> 'body_length', 40)),
  "width_mm" = pg_temp.told_mm(left("specifications" ->> 'body_width', 40)),
  "tare_kg" = pg_temp.told_kg(left("specifications" ->> 'tare_weight', 40)),
  "atm_kg" = pg_temp.told_kg(left("specifications" ->> 'aggregate_trailer_mass', 40)),
  "axles" = CASE
    WHEN "specifications" ->> 'axle_type' ~* 'single' THEN 1
    WHEN "specifications" ->> 'axle_type' ~* 'tandem|dual|twin' THEN 2
    WHEN "specifications" ->> 'axle_type' ~* '\mtri' THEN 3
  END,
  "gvm_kg" = nullif(("variant" ->> 'grossvehiclemass')::integer, 0),
  "towing_kg" = nullif(("variant" ->> 'towingcapacitybraked')::integer, 0)
WHERE "specifications" <> '{}'::jsonb OR "variant" ?| array['grossvehiclemass', 'towingcapacitybraked'];--> statement-breakpoint
DROP FUNCTION pg_temp.told_mm(text);--> statement-breakpoint
DROP FUNCTION pg_temp.told_kg(text);
