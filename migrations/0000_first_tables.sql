CREATE TABLE "product_history" (
	"shop_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"rev" bigint NOT NULL,
	"op_id" uuid NOT NULL,
	"field" text NOT NULL,
	"was" jsonb,
	"became" jsonb,
	"by_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_history_shop_id_product_id_op_id_field_pk" PRIMARY KEY("shop_id","product_id","op_id","field")
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"shop_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"from_rev" bigint NOT NULL,
	"price" bigint NOT NULL,
	"min_price" bigint NOT NULL,
	CONSTRAINT "product_prices_shop_id_product_id_from_rev_pk" PRIMARY KEY("shop_id","product_id","from_rev")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"shop_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"color" text NOT NULL,
	"dimensions" text NOT NULL,
	"barcode" text,
	"barcode_key" text,
	"unique_code" text NOT NULL,
	"category" text NOT NULL,
	"price" bigint NOT NULL,
	"min_price" bigint NOT NULL,
	"stock_threshold" integer NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"rev" bigint NOT NULL,
	CONSTRAINT "products_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "products_unique_code" UNIQUE("shop_id","unique_code")
);
--> statement-breakpoint
CREATE TABLE "stocks" (
	"shop_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"quantity" bigint NOT NULL,
	"sold" bigint DEFAULT 0 NOT NULL,
	"rev" bigint NOT NULL,
	CONSTRAINT "stocks_shop_id_product_id_pk" PRIMARY KEY("shop_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "adjustments" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rev" bigint NOT NULL,
	"device_no" integer NOT NULL,
	"product_id" text NOT NULL,
	"mode" text NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"flags" text[] NOT NULL,
	CONSTRAINT "adjustments_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rev" bigint NOT NULL,
	"device_no" integer NOT NULL,
	"seq" bigint NOT NULL,
	"seller_id" uuid NOT NULL,
	"sold_at" timestamp (3) with time zone NOT NULL,
	"device_at" bigint NOT NULL,
	"day" date NOT NULL,
	"lines" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"flags" text[] NOT NULL,
	"settled" jsonb,
	"sale_id" uuid,
	"restock" boolean NOT NULL,
	"refund" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "returns_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rev" bigint NOT NULL,
	"device_no" integer NOT NULL,
	"seq" bigint NOT NULL,
	"seller_id" uuid NOT NULL,
	"sold_at" timestamp (3) with time zone NOT NULL,
	"device_at" bigint NOT NULL,
	"day" date NOT NULL,
	"lines" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"flags" text[] NOT NULL,
	"settled" jsonb,
	"receipt" integer NOT NULL,
	"payments" jsonb NOT NULL,
	CONSTRAINT "sales_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "op_ledger" (
	"shop_id" uuid NOT NULL,
	"op_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"device_no" integer NOT NULL,
	"seq" bigint NOT NULL,
	"kind" text NOT NULL,
	"rev" bigint NOT NULL,
	"status" text NOT NULL,
	"reasons" text[],
	CONSTRAINT "op_ledger_shop_id_op_id_pk" PRIMARY KEY("shop_id","op_id")
);
--> statement-breakpoint
CREATE TABLE "unreadable_operations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"epoch" bigint NOT NULL,
	"seq" bigint,
	"shop_id" uuid,
	"received_at" timestamp (3) with time zone NOT NULL,
	"raw" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"parent_id" uuid,
	"token_hash" "bytea" NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"first_used_at" timestamp (3) with time zone,
	"superseded_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"device_label" text DEFAULT '' NOT NULL,
	CONSTRAINT "refresh_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"full_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"access_rev" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"shop_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"epoch" bigint NOT NULL,
	"no" integer NOT NULL,
	"code" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"user_id" uuid NOT NULL,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"clock_offset" bigint DEFAULT 0 NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "devices_shop_id_device_id_epoch_pk" PRIMARY KEY("shop_id","device_id","epoch"),
	CONSTRAINT "devices_no" UNIQUE("shop_id","no")
);
--> statement-breakpoint
CREATE TABLE "shop_revisions" (
	"shop_id" uuid PRIMARY KEY NOT NULL,
	"epoch" integer DEFAULT 1 NOT NULL,
	"rev" bigint NOT NULL,
	"catalog_rev" bigint NOT NULL,
	"members_rev" bigint NOT NULL,
	"device_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_users" (
	"shop_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone,
	"rev" bigint NOT NULL,
	CONSTRAINT "shop_users_shop_id_user_id_pk" PRIMARY KEY("shop_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"time_zone" text DEFAULT 'Africa/Douala' NOT NULL,
	"vat_rate" integer DEFAULT 0 NOT NULL,
	"receipt_footer" text DEFAULT '' NOT NULL,
	"rev" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "snapshot_parts" (
	"shop_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"epoch" integer NOT NULL,
	"rev" bigint NOT NULL,
	"part" integer NOT NULL,
	"parts" integer NOT NULL,
	"products" integer NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "snapshot_parts_shop_id_scope_epoch_rev_part_pk" PRIMARY KEY("shop_id","scope","epoch","rev","part")
);
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_revisions" ADD CONSTRAINT "shop_revisions_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_users" ADD CONSTRAINT "shop_users_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_users" ADD CONSTRAINT "shop_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "products_barcode" ON "products" USING btree ("shop_id","barcode_key") WHERE "products"."barcode_key" is not null;--> statement-breakpoint
CREATE INDEX "products_rev" ON "products" USING btree ("shop_id","rev");--> statement-breakpoint
CREATE INDEX "adjustments_rev" ON "adjustments" USING btree ("shop_id","rev");--> statement-breakpoint
CREATE INDEX "returns_rev" ON "returns" USING btree ("shop_id","rev");--> statement-breakpoint
CREATE INDEX "returns_sale" ON "returns" USING btree ("shop_id","sale_id");--> statement-breakpoint
CREATE INDEX "sales_rev" ON "sales" USING btree ("shop_id","rev");--> statement-breakpoint
CREATE INDEX "sales_device" ON "sales" USING btree ("shop_id","device_no","seq");--> statement-breakpoint
CREATE INDEX "op_ledger_device" ON "op_ledger" USING btree ("shop_id","device_no","seq") WHERE "op_ledger"."kind" <> 'sale';--> statement-breakpoint
CREATE INDEX "unreadable_operations_device" ON "unreadable_operations" USING btree ("device_id","epoch","seq");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family");--> statement-breakpoint
CREATE INDEX "refresh_tokens_user" ON "refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_parent" ON "refresh_tokens" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "devices_device" ON "devices" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "shop_users_user" ON "shop_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shop_users_rev" ON "shop_users" USING btree ("shop_id","rev");--> statement-breakpoint
CREATE INDEX "shops_owner" ON "shops" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "stocks" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "shop_revisions" SET (fillfactor = 50);
