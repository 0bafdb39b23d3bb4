ALTER TABLE "blog_item" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "blog_item" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "rate" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "comparison_rate" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_rates" CHECK (("offer"."rate" is null) = ("offer"."comparison_rate" is null));