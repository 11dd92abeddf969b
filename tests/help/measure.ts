import { ask } from "#shared/help/search/ask.ts";
import { indexes } from "#shared/help/search/indexes.ts";
import { type Asked, known, unseen } from "./questions.ts";
import { strange, strangeUnseen } from "./strange-questions.ts";

/** Asks all questions of the tables as somebody does who reads French, and counts. */
export function measure() {
  return {
    answered: { known: answeredOf(known), unseen: answeredOf(unseen) },
    strange: { strange: refusedOf(strange), "strange, unseen": refusedOf(strangeUnseen) },
  };
}

function answeredOf(questions: readonly Asked[]) {
  const places = questions.map(([question, ...pages]) => {
    const { found } = ask(indexes, question, "fr");
    return { question, place: found.findIndex(({ page }) => pages.includes(page)) };
  });
  return {
    asked: questions.length,
    first: places.filter(({ place }) => place === 0).length,
    inThree: places.filter(({ place }) => place >= 0).length,
    missed: places.filter(({ place }) => place !== 0).map(({ question }) => question),
  };
}

function refusedOf(questions: readonly string[]) {
  const guessed = questions.flatMap((question) => {
    const [first] = ask(indexes, question, "fr").found;
    return first ? [`${question} → ${first.page}`] : [];
  });
  return { asked: questions.length, refused: questions.length - guessed.length, guessed };
}
