ALTER TABLE "sales" ADD COLUMN "discounts" json;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "seller_ceiling" integer DEFAULT 1000;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "employee_ceiling" integer DEFAULT 1000;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "manager_ceiling" integer;