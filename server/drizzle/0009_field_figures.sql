CREATE TABLE "field_figures" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "field_figures_day_page_name_bucket_pk" PRIMARY KEY("day","page","name","bucket")
);
