import { measure } from "./measure.ts";

/** Prints how well the help finds what people ask for: `npm run help:search`. */
for (const [name, { asked, first, inThree, missed }] of Object.entries(measure().answered)) {
  const share = (count: number) => `${count} of ${asked} (${Math.round((100 * count) / asked)} %)`;
  console.log(`${name}: found first ${share(first)}, in the first three ${share(inThree)}`);
  for (const line of missed) console.log(`  not first: ${line}`);
}
for (const [name, { asked, refused, guessed }] of Object.entries(measure().strange)) {
  console.log(`${name}: ${refused} of ${asked} rightly without an answer`);
  for (const line of guessed) console.log(`  answered all the same: ${line}`);
}
