ALTER TABLE "event" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_site_key" UNIQUE("site_id","key");