-- The start fills empty search names, because their rules are code.
UPDATE "persons" SET "search_name" = '';--> statement-breakpoint
UPDATE "funeral_houses" SET "search_name" = '';
