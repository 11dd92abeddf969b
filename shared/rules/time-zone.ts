/** Zones that a shop may cut its days by: those that every browser and server in use knows. */
export const timeZones = [
  ...["Africa/Douala", "Africa/Libreville", "Africa/Brazzaville", "Africa/Kinshasa"],
  ...["Africa/Lubumbashi", "Africa/Bangui", "Africa/Ndjamena", "Africa/Malabo", "Africa/Luanda"],
  ...["Africa/Sao_Tome", "Africa/Lagos", "Africa/Porto-Novo", "Africa/Niamey", "Africa/Lome"],
  ...["Africa/Accra", "Africa/Abidjan", "Africa/Ouagadougou", "Africa/Bamako", "Africa/Dakar"],
  ...["Africa/Banjul", "Africa/Bissau", "Africa/Conakry", "Africa/Freetown", "Africa/Monrovia"],
  ...[
    "Africa/Nouakchott",
    "Atlantic/Cape_Verde",
    "Africa/Casablanca",
    "Africa/Algiers",
    "Africa/Tunis",
    "Africa/Cairo",
  ],
  ...[
    "Africa/Kigali",
    "Africa/Bujumbura",
    "Africa/Nairobi",
    "Africa/Kampala",
    "Africa/Addis_Ababa",
  ],
  ...["Africa/Djibouti", "Africa/Johannesburg", "Indian/Antananarivo", "Indian/Mauritius"],
  ...["Europe/Paris", "Europe/Brussels", "Europe/London"],
];

export function isTimeZone(name: string): boolean {
  return timeZones.includes(name);
}
