/**
 * Every migration with the start of the SHA-256 of its text. A new one adds its line; a line that stands is never
 * changed, for its migration has run somewhere and will not run again.
 */
export const mergedMigrations: Record<string, string> = {
  "0000_first_tables": "e27a29d0e0c1b2e9f41bd98739af326b",
  "0001_settled_facts": "0f3b0dd0f14f6525b9ed3fd2c4b699b0",
  "0002_transfers_and_notices": "39c090b6adb54ddd2a3b3997b8db45c2",
  "0003_vouched_transfers": "4888005226905e9734f20d284490c4d6",
  "0004_revision_of_turns": "58fa59662aa0d01161e8eaf2f227eabb",
  "0005_accounts": "dae7fbbbb13bce3b328589d4481931dd",
  "0006_invitations": "146ce60868035f131ae42bfa041a8458",
  "0007_departures": "7af4cf976bb494d89172e51d24b9003f",
  "0008_shop_settings": "71c64cb4f89100a896037240dc0b79c4",
  "0009_subscriptions": "934854cae6e3b680e40ddffc3c38686b",
  "0010_messages_and_push": "288435ccf3ac43f36f986b5792410645",
  "0011_who_took_it_back": "25178d9b16fc865337c2a64246e62b2e",
  "0012_picture_files": "4bc171c272e858ae5fdf1b9e8f3c33c4",
  "0013_desk": "2f783eb8d7508edc06c602c079a3393b",
  "0014_till_acts": "c2565c6e3194c27e38f82990498ccc88",
  "0015_totals": "b82b48b4353998e8df903bdbb70047c1",
  "0016_what_stays": "e91766a2f728df6ea2c6256c7b635830",
  "0017_month_parts": "98dcbdb41659c57cbab47623e1a46911",
  "0018_acts_of_others": "f906c882c1e2025c2b920e338cd9ef89",
  "0019_text_of_lines": "e1772518d93a52bda1f4e6b88a100fb2",
  "0020_fact_months": "720adeb5639a182622cf811c5bb738f0",
  "0021_hash_of_sales": "c7246c2a52f154fc561d96f2a9044c28",
  "0022_arrived_numbers": "2423ba28f8c83894fb97321041fc5954",
  "0023_unreadable_by_person": "b334608a6c5a7796070867e25f4c3771",
  "0024_expired_tokens": "828df15816fadbc72b9b706d234e3bda",
  "0025_failed_sign_ins": "12f7d0561b66d8b615c6673587074416",
  "0026_departures_and_former_staff": "3c3cfba1b1472ef5878062a58cdcaaee",
};
