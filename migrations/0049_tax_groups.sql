ALTER TABLE "products" ADD COLUMN "tax_group" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "taxes" jsonb;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "reduced_rate" integer DEFAULT 0 NOT NULL;