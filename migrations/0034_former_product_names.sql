CREATE TABLE "former_product_names" (
	"shop_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"until_rev" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "former_product_names_shop_id_product_id_until_rev_pk" PRIMARY KEY("shop_id","product_id","until_rev")
);
