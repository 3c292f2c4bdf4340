ALTER TABLE "person_reports" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "person_reports" ADD COLUMN "closed_by" integer;--> statement-breakpoint
ALTER TABLE "person_reports" ADD COLUMN "closing_note" text;--> statement-breakpoint
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_reports_open" ON "person_reports" USING btree ("id") WHERE "person_reports"."closed_at" is null;