ALTER TABLE "images" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "size" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "images_at" ON "images" USING btree ("at");--> statement-breakpoint
UPDATE "images" SET "size" = octet_length("bytes") WHERE "bytes" IS NOT NULL;
