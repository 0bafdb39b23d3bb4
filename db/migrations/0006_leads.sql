-- Nothing wrote leads before this; should one be there all the same, its number becomes its reference.
ALTER TABLE "lead" ADD COLUMN "content_hash" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "lead" ALTER COLUMN "content_hash" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "reference" text;--> statement-breakpoint
UPDATE "lead" SET "reference" = "id"::text;--> statement-breakpoint
ALTER TABLE "lead" ALTER COLUMN "reference" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "form" text NOT NULL DEFAULT 'enquiry';--> statement-breakpoint
ALTER TABLE "lead" ALTER COLUMN "form" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "consents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "journey" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "dealership_id" bigint;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "location_id" bigint;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "routed_by" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "spam_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_site_reference" UNIQUE("site_id","reference");