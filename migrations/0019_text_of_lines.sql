-- Instances of the version before take lines apart as jsonb; these two let them go on, and go a version later.
CREATE FUNCTION "jsonb_array_length"(json) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS 'select json_array_length($1)';--> statement-breakpoint
CREATE FUNCTION "jsonb_array_elements"(json) RETURNS SETOF json LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS 'select json_array_elements($1)';--> statement-breakpoint
ALTER TABLE "returns" ALTER COLUMN "lines" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "sales" ALTER COLUMN "lines" SET DATA TYPE json, ALTER COLUMN "payments" SET DATA TYPE json;
