ALTER TABLE "shops" ADD COLUMN "day_turns_at" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "country" text DEFAULT 'CM' NOT NULL;--> statement-breakpoint
-- Where a shop lies that has not said: by the code its number begins with, else by its zone, else Cameroon (countryOf).
WITH known (code, dial, zones) AS (VALUES
  ('CM', '237', '{Africa/Douala}'),
  ('GA', '241', '{Africa/Libreville}'),
  ('CG', '242', '{Africa/Brazzaville}'),
  ('TD', '235', '{Africa/Ndjamena}'),
  ('CF', '236', '{Africa/Bangui}'),
  ('GQ', '240', '{Africa/Malabo}'),
  ('CD', '243', '{Africa/Kinshasa,Africa/Lubumbashi}'),
  ('AO', '244', '{Africa/Luanda}'),
  ('ST', '239', '{Africa/Sao_Tome}'),
  ('RW', '250', '{Africa/Kigali}'),
  ('BI', '257', '{Africa/Bujumbura}'),
  ('SN', '221', '{Africa/Dakar}'),
  ('CI', '225', '{Africa/Abidjan}'),
  ('ML', '223', '{Africa/Bamako}'),
  ('BF', '226', '{Africa/Ouagadougou}'),
  ('TG', '228', '{Africa/Lome}'),
  ('BJ', '229', '{Africa/Porto-Novo}'),
  ('NE', '227', '{Africa/Niamey}'),
  ('GN', '224', '{Africa/Conakry}'),
  ('GW', '245', '{Africa/Bissau}'),
  ('CV', '238', '{Atlantic/Cape_Verde}'),
  ('GM', '220', '{Africa/Banjul}'),
  ('MR', '222', '{Africa/Nouakchott}'),
  ('NG', '234', '{Africa/Lagos}'),
  ('GH', '233', '{Africa/Accra}'),
  ('LR', '231', '{Africa/Monrovia}'),
  ('SL', '232', '{Africa/Freetown}')
)
UPDATE "shops" s SET "country" = coalesce(
  (SELECT k.code FROM known k WHERE regexp_replace(s.phone, '[^0-9+]', '', 'g') ~ ('^([+]|00)' || k.dial)),
  (SELECT k.code FROM known k WHERE s.time_zone = any(k.zones::text[])),
  'CM');
