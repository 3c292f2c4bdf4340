CREATE INDEX "persons_burial" ON "persons" USING btree ("burial_time","id");--> statement-breakpoint
CREATE INDEX "persons_name" ON "persons" USING btree ("search_name","id");