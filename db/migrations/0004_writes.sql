CREATE TABLE "schedule" (
	"name" text PRIMARY KEY NOT NULL,
	"last_run_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_lock" (
	"name" text PRIMARY KEY NOT NULL,
	"token" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "write_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "api_token" DROP CONSTRAINT "api_token_site_id_id_pk";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_site_id_id_pk";--> statement-breakpoint
ALTER TABLE "api_token" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "api_token" ALTER COLUMN "site_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "site_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "api_token" ADD COLUMN "dealership_id" bigint;--> statement-breakpoint
-- A token made before there were scopes could upload pictures, and nothing else.
ALTER TABLE "api_token" ADD COLUMN "scopes" text[] NOT NULL DEFAULT '{media:write}';--> statement-breakpoint
ALTER TABLE "api_token" ALTER COLUMN "scopes" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "api_token" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "api_token" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "delivery_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "next_attempt_at" TO "due_at";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "lease_token" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "delivered_at" TO "done_at";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dead_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "write_limit_reset" ON "write_limit" USING btree ("reset_at");--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_dealership_id_dealership_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_token_dealership" ON "api_token" USING btree ("dealership_id");--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("dead_at") WHERE "outbox"."dead_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_site" ON "outbox" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."done_at" is null and "outbox"."dead_at" is null;--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_one_owner" CHECK (num_nonnulls("api_token"."site_id", "api_token"."dealership_id") = 1);
--> statement-breakpoint

-- Wakes the workers; one that sleeps through it finds the row when it next looks.
CREATE FUNCTION notify_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY forecourt_outbox;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER outbox_notify AFTER INSERT ON "outbox" FOR EACH STATEMENT EXECUTE FUNCTION notify_outbox();
